import type { EntryField, EntryProblem } from '@upround/competitions/contract';
import { problemsOf } from '@upround/competitions/model';
import { headFields, type EntryTexts } from './entry-values';

/** What is missing or doesn't fit as it is typed, in the order of the form. The server checks the same when it's submitted. */
export function problemsNow(
  form: readonly EntryField[],
  { answers, ...head }: EntryTexts,
): readonly EntryProblem[] {
  const missing = headFields
    .filter((fieldId) => head[fieldId] === '')
    .map((fieldId) => ({ fieldId, problem: 'MISSING' }) as const);
  return [...missing, ...problemsOf(form, answers)];
}
