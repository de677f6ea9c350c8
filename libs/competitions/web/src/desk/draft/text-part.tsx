import { use } from 'react';
import { get, useFormContext, type FieldPath } from 'react-hook-form';
import { Field, TextArea, TextInput } from '@upround/shared/ui';
import { DraftProblems } from './draft-problems';
import type { DraftValues } from './draft-values';

/** The sentence beside a part of the draft, or of a list as a whole: why it can't be saved, or not announced. */
export function useDraftError(name: string): string | undefined {
  const { formState } = useFormContext<DraftValues>();
  const toAnnounce = use(DraftProblems).get(name);
  const error: unknown = get(formState.errors, `${name}.message`);
  return typeof error === 'string' ? error : toAnnounce;
}

interface TextPartProps {
  name: FieldPath<DraftValues>;
  label: string;
  hint?: string;
  /** The most characters. */
  limit?: number;
  /** Of several lines. */
  rows?: number;
  type?: 'text' | 'number';
  isOptional?: boolean;
}

/** A text or number of the draft. */
export function TextPart(props: TextPartProps) {
  const { name, label, hint, limit, rows, type = 'text', isOptional = false } = props;
  const { register } = useFormContext<DraftValues>();
  const error = useDraftError(name);
  const isNumber = type === 'number';
  return (
    <Field label={label} hint={hint} error={error} required={!isOptional} optional={isOptional}>
      {rows === undefined ? (
        <TextInput
          {...register(name)}
          maxLength={limit}
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
        />
      ) : (
        <TextArea {...register(name)} rows={rows} maxLength={limit} />
      )}
    </Field>
  );
}
