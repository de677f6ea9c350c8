import { textLimits } from '@upround/shared/domain';
import { CharacterCount, Field } from '@upround/shared/ui';
import { MentionTextArea } from '@upround/social/web';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  error: string | undefined;
  rows: number;
  autoFocus?: boolean;
}

/** From this share of the limit on the count is shown, and near the limit read out. */
const COUNTED_FROM = 0.8;
const NEAR = 200;

/** The words of a post or of one part of a thread, with their limit. The dialog is their frame. */
export function TextField({ label, value, onChange, error, ...rest }: TextFieldProps) {
  const length = [...value.trim()].length;
  const isCounted = length > textLimits.post * COUNTED_FROM;
  return (
    <Field
      label={label}
      hideLabel
      error={error}
      hint={isCounted && <CharacterCount length={length} limit={textLimits.post} near={NEAR} />}
    >
      <MentionTextArea {...rest} bare dir="auto" maxRows={18} value={value} onText={onChange} />
    </Field>
  );
}
