import type { ComponentPropsWithRef } from 'react';
import { Field, TextInput } from '@upround/shared/ui';
import { useMoments } from '../model/use-moments';
import { useOwnZone } from './use-own-zone';
import { momentOf } from './zoned-time';

interface MomentInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value'> {
  label: string;
  /** On the clock of the organiser's zone. */
  value: string;
  error?: string | undefined;
}

/** A date with a time in the organiser's own zone, and below it the zone and the same moment in UTC where that differs. */
export function MomentInput({ label, value, error, ...rest }: MomentInputProps) {
  const moments = useMoments();
  const zone = useOwnZone();
  const at = momentOf(value, zone);
  const inUtc = at === null || moments.isUtc(at) ? '' : `, ${moments.utc(at)}`;
  const hint = at === null ? zone : `${moments.zone(at)}${inUtc}`;
  return (
    <Field steady label={label} hint={hint} error={error} required>
      <TextInput {...rest} type="datetime-local" value={value} />
    </Field>
  );
}
