import { Field, Select } from '@upround/shared/ui';
import { zonesWith } from './time-zones';

export interface TimeZoneFieldProps {
  label: string;
  hint?: string;
  /** Where a heading says it already. */
  hideLabel?: boolean;
  value: string;
  onChange: (zone: string) => void;
}

/** Chooses a time zone among those that this browser knows. */
export function TimeZoneField({ label, hint, hideLabel, value, onChange }: TimeZoneFieldProps) {
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {zonesWith(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
