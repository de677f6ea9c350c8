import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Messages<Values extends FieldValues> = Partial<Record<keyof Values & string, string>>;

/** React Hook Form's result for fields with errors. */
const resultOf = <Values extends FieldValues>(values: Values, messages: Messages<Values>) => {
  const errors = Object.entries(messages).map(([field, message]) => [
    field,
    { type: 'validate', message },
  ]);
  return errors.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
};

/**
 * Validates a form by a function, for forms whose values differ from what is sent.
 *
 * @param check returns the error of each invalid field, as a text or a catalogue key
 */
export function checkedBy<Values extends FieldValues>(
  check: (values: Values) => Messages<Values>,
): Resolver<Values> {
  return (values) => resultOf(values, check(values));
}

/**
 * Checks a form by a schema of a contract. The values stay as they were typed; the API parses them again.
 *
 * @param schema of the whole form
 * @param messageOf the sentence for the first issue of a field
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  messageOf: (field: string, issue: z.core.$ZodIssue, value: unknown) => string,
): Resolver<Values> {
  return checkedBy<Values>((values) => {
    const parsed = schema.safeParse(values);
    const messages: Record<string, string> = {};
    for (const issue of parsed.error?.issues ?? []) {
      const field = String(issue.path[0] ?? 'root');
      messages[field] ??= messageOf(field, issue, values[field]);
    }
    return messages as Messages<Values>;
  });
}
