import { mentorLimits } from '@upround/mentor/contract';
import { CharacterCount, Field, TextArea } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';

interface ReasonFieldProps {
  hint: string;
  value: string;
  onChange: (reason: string) => void;
}

/** What a request that is declined, or a session that is cancelled, says to the other side. */
export function ReasonField({ hint, value, onChange }: ReasonFieldProps) {
  const t = useSessionsText();
  return (
    <Field
      label={t('cancel.reason')}
      hint={hint}
      optional
      aside={<CharacterCount length={[...value].length} limit={mentorLimits.reason} near={50} />}
    >
      <TextArea
        rows={3}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

export const isReasonShort = (reason: string): boolean =>
  [...reason.trim()].length <= mentorLimits.reason;

/** The part of a change that says why; nothing where nothing is written. */
export const reasonPart = (reason: string): { reason?: string } =>
  reason.trim() === '' ? {} : { reason: reason.trim() };
