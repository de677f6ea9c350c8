import { useId, type ReactNode } from 'react';
import { trackerLimits, type PipelineItem } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { Button, CharacterCount, Field, TextArea, TextInput } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { noonOf } from '../../model/days';
import type { TextField } from '../../model/item-fields';
import { useItemField } from '../../model/use-item-field';
import { useProblemText } from '../../model/use-problem-text';
import { FieldConflict } from './field-conflict';
import { SavingNote } from './saving-note';

interface TypedFieldProps {
  item: PipelineItem;
  field: TextField;
  hint?: ReactNode;
  /** Texts that can be chosen instead of typed. */
  suggestions?: readonly string[];
  className?: string;
}

const inputTypes: Partial<Record<TextField, string>> = { nextStepOn: 'date', website: 'url' };

/** Characters before the limit of notes from which their count is shown. */
const NEAR = 200;

/** One field of an item that saves itself, with both versions where another tab changed it. */
export function TypedField({ item, field, hint, suggestions, className }: TypedFieldProps) {
  const t = usePipelineText();
  const format = useFormat();
  const problemText = useProblemText();
  const reasonOf = useFailureReason();
  const listId = useId();
  const { text, savedText, state, problem, write, save, ...after } = useItemField(item, field);
  const failure = typeof state === 'object' ? state : undefined;
  const label = t(`field.${field}`);
  const length = [...text].length;
  const error = problem
    ? problemText(problem)
    : failure && t('field.failed', { why: reasonOf(failure.error) });
  const shared = { dir: 'auto', value: text, onBlur: save } as const;
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error} aside={<SavingNote state={state} />}>
        {field === 'notes' ? (
          <TextArea
            {...shared}
            rows={5}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        ) : (
          <TextInput
            {...shared}
            type={inputTypes[field] ?? 'text'}
            autoComplete="off"
            list={suggestions && listId}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
        )}
      </Field>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {field === 'notes' && length > trackerLimits.notes - NEAR && (
        <CharacterCount length={length} limit={trackerLimits.notes} near={NEAR} />
      )}
      {failure !== undefined && problem === undefined && (
        <Button size="small" className="mt-2" onClick={save}>
          {t('field.again')}
        </Button>
      )}
      {state === 'conflict' && (
        <FieldConflict
          label={label}
          saved={
            field === 'nextStepOn' && savedText !== '' ? format.date(noonOf(savedText)) : savedText
          }
          onMine={after.saveMine}
          onSaved={after.takeSaved}
        />
      )}
    </div>
  );
}
