import type * as z from 'zod/mini';
import { useForm, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form';
import { useAccountText } from '../messages/catalogue';
import { issueKeyOf } from './field-issue';

/** Every form here is made of lines of text. */
export type TextValues = Record<string, string>;

/**
 * A form that is held against a schema of the contract. Values go to the API as they were typed;
 * the API parses them again.
 *
 * @param schema of the whole form
 * @param defaultValues what the fields hold at first
 */
export function useContractForm<Values extends TextValues>(
  schema: z.ZodMiniType,
  defaultValues: DefaultValues<Values>,
) {
  const t = useAccountText();
  const resolver: Resolver<Values> = (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? 'root');
      errors[field] ??= { type: issue.code, message: t(issueKeyOf(field, issue, values[field])) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  return useForm<Values>({ resolver, defaultValues, mode: 'onSubmit', reValidateMode: 'onChange' });
}
