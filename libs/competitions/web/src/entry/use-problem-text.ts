import type { EntryField, EntryProblem } from '@upround/competitions/contract';
import { bytesText, useFormat } from '@upround/shared/i18n';
import { mostBytes } from './file/most-bytes';
import { useEntryText } from './messages/catalogue';

/** What doesn't fit, as a sentence beside the field. */
export function useProblemText() {
  const t = useEntryText();
  const format = useFormat();
  return ({ problem }: EntryProblem, field: EntryField | undefined): string => {
    if (field?.kind === 'FILE') {
      if (problem === 'TOO_SMALL') return t('problem.EMPTY_FILE');
      if (problem === 'TOO_LARGE') {
        return t('problem.LARGE_FILE', { limit: bytesText(format, mostBytes(field.mostMb)) });
      }
    }
    const bound = (side: 'min' | 'max') =>
      format.number((field?.kind === 'NUMBER' ? field[side] : null) ?? 0);
    return t(`problem.${problem}`, { min: bound('min'), max: bound('max') });
  };
}

/** What the reader calls a field. */
export function useFieldName(form: readonly EntryField[]): (fieldId: string) => string {
  const t = useEntryText();
  return (fieldId) => {
    if (fieldId === 'title' || fieldId === 'tagline') return t(`form.${fieldId}`);
    return form.find(({ id }) => id === fieldId)?.label ?? fieldId;
  };
}
