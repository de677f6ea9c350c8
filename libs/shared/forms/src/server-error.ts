import { ApiError } from '@upround/shared/api-client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What was thrown, as an error; anything may be thrown. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('unknown failure');

/**
 * Shows the API's answer beside the field that it is about, and puts the focus there.
 *
 * @param fieldOf the field of a path in the body; undefined where the form has none
 * @param messageOf the field's sentence, or its key in a catalogue
 * @returns whether a field was found; otherwise the form itself shows the error
 */
export function showServerError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
  messageOf: (field: FieldPath<Values>) => string,
): boolean {
  const path = error instanceof ApiError ? error.path : undefined;
  const field = path === undefined ? undefined : fieldOf(path);
  if (field === undefined) return false;
  form.setError(field, { type: 'server', message: messageOf(field) }, { shouldFocus: true });
  return true;
}
