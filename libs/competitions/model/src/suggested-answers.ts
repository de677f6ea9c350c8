import { problemsOf, type EntryAnswers, type FormField } from './entry-form';

const labelOf = ({ label }: FormField): string => label.trim().toLocaleLowerCase('en');

/**
 * The answers of an earlier entry that fit another form: those of a field of the same kind with the same label, whatever
 * its case. Files aren't taken over, since a file belongs to one entry.
 *
 * @param from the form that the answers were written for
 * @param to the form to fill
 * @returns by the ids of the fields of `to`
 */
export function suggestedAnswers<Answer extends EntryAnswers[string]>(
  { form, answers }: { form: readonly FormField[]; answers: Readonly<Record<string, Answer>> },
  to: readonly FormField[],
): Record<string, Answer> {
  const suggested: Record<string, Answer> = {};
  for (const field of to) {
    if (field.kind === 'FILE') continue;
    const source = form.find((one) => one.kind === field.kind && labelOf(one) === labelOf(field));
    if (source === undefined || !Object.hasOwn(answers, source.id)) continue;
    const answer = answers[source.id];
    if (answer === undefined || problemsOf([field], { [field.id]: answer }).length > 0) continue;
    suggested[field.id] = answer;
  }
  return suggested;
}
