import { textLimits } from '@upround/shared/domain';
import { CharacterCount, Field, TextArea } from '@upround/shared/ui';
import { useQueueText } from './messages/catalogue';

/** From here on the count is shown. */
const COUNTED = textLimits.decisionReason * 0.8;

const lengthOf = (text: string) => [...text.trim()].length;

/** Whether a reason can be sent. */
export const isReason = (text: string): boolean =>
  lengthOf(text) > 0 && lengthOf(text) <= textLimits.decisionReason;

interface ReasonFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Whether sending was tried, so that what's missing is said. */
  isChecked: boolean;
  onChange: (text: string) => void;
}

/** Why a moderator decides as they do. */
export function ReasonField({ label, hint, value, isChecked, onChange }: ReasonFieldProps) {
  const t = useQueueText();
  const length = lengthOf(value);
  return (
    <Field
      label={label}
      hint={
        length > COUNTED ? (
          <CharacterCount length={length} limit={textLimits.decisionReason} />
        ) : (
          hint
        )
      }
      error={isChecked && length === 0 ? t('form.reasonRequired') : undefined}
    >
      <TextArea rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
