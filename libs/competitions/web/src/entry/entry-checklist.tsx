import { CircleCheck } from 'lucide-react';
import type { EntryField, EntryProblem } from '@upround/competitions/contract';
import { AsidePart, ICON_STROKE } from '@upround/shared/ui';
import { focusField } from './entry-fields';
import { useEntryText } from './messages/catalogue';
import { useFieldName } from './use-problem-text';

interface EntryChecklistProps {
  form: readonly EntryField[];
  problems: readonly EntryProblem[];
}

/** What is missing before the entry can be submitted; each leads to its field. */
export function EntryChecklist({ form, problems }: EntryChecklistProps) {
  const t = useEntryText();
  const nameOf = useFieldName(form);
  return (
    <AsidePart title={t('checklist.title')}>
      {problems.length === 0 ? (
        <p className="flex gap-2 text-small">
          <CircleCheck
            aria-hidden
            size={20}
            strokeWidth={ICON_STROKE}
            className="shrink-0 text-success-text"
          />
          {t('checklist.done')}
        </p>
      ) : (
        <>
          <p className="text-small text-muted">{t('checklist.left', { count: problems.length })}</p>
          <ul className="-mx-2 flex flex-col">
            {problems.map(({ fieldId, problem }) => (
              <li key={`${fieldId} ${problem}`}>
                <button
                  type="button"
                  onClick={() => focusField(fieldId)}
                  className="flex min-h-9 w-full items-center rounded-control px-2 py-1.5 text-left text-small text-accent-text focus-ring wrap-anywhere hover:bg-surface-hover"
                >
                  {t(problem === 'MISSING' ? 'checklist.missing' : 'checklist.wrong', {
                    label: nameOf(fieldId),
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </AsidePart>
  );
}
