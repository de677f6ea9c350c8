import type * as z from 'zod/mini';
import { schemaResolver } from '@upround/shared/forms';
import { useForm, type DefaultValues } from 'react-hook-form';
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
  const resolver = schemaResolver<Values>(schema, (field, issue, value) =>
    t(issueKeyOf(field, issue, value)),
  );
  return useForm<Values>({ resolver, defaultValues, mode: 'onSubmit', reValidateMode: 'onChange' });
}
