import type { ReactNode } from 'react';
import { EmptyState, FormColumns } from '@upround/shared/ui';
import { PrizesPart } from '../competition/prizes-part';
import { CriteriaPanel } from '../components/criteria-panel';
import { Part } from '../components/part';
import type { CompetitionView } from '../model/competition-view';
import { headFields } from './entry-values';
import { useEntryText } from './messages/catalogue';

interface WithoutEntryProps {
  view: CompetitionView;
  /** Why there's no entry. */
  title: string;
  action: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** The tab of those who have no entry: what a competition asks for while they can still enter, prizes and judging beside it. */
export function WithoutEntry({ view, title, action, children }: WithoutEntryProps) {
  const t = useEntryText();
  const { competition } = view;
  const { phase, prizes } = competition;
  return (
    <FormColumns
      asideLabel={t('asked.aside')}
      aside={
        <div className="flex flex-col gap-4">
          {prizes.length > 0 && <PrizesPart competition={competition} />}
          <CriteriaPanel competition={competition} />
        </div>
      }
    >
      <EmptyState className="px-0 pt-0" title={title} action={action}>
        {children}
      </EmptyState>
      {(phase === 'ANNOUNCED' || phase === 'OPEN') && <Questions view={view} />}
    </FormColumns>
  );
}

/** The form's questions with their hints, for those who can't fill it in yet. */
function Questions({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const head = headFields.map((name) => ({
    id: name,
    label: t(`form.${name}`),
    hint: t(`form.${name}Hint`),
    isRequired: true,
  }));
  return (
    <Part title={t('asked.title')}>
      <ol className="flex flex-col divide-y">
        {[...head, ...view.competition.form].map(({ id, label, hint, isRequired }) => (
          <li key={id} className="flex min-w-0 flex-col py-3 wrap-anywhere">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium">{label}</span>
              {!isRequired && (
                <span className="shrink-0 text-small text-muted">{t('asked.optional')}</span>
              )}
            </span>
            {hint !== '' && <span className="text-small text-muted">{hint}</span>}
          </li>
        ))}
      </ol>
    </Part>
  );
}
