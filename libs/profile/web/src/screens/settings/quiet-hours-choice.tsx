import { useState, type ReactNode } from 'react';
import { quietHoursSchema, type QuietHours, type SettingsChange } from '@upround/profile/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { TimeZoneField, ownZone } from '@upround/shared/time-zones';
import { classes, Field, settingRowClasses, Switch, TextInput } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

export interface QuietHoursChoiceProps {
  value: QuietHours | null;
  /** Says that a change is saved. */
  note: ReactNode;
  onChange: (change: SettingsChange) => void;
}

const usual = { from: '22:00', to: '07:00' };

/** When nothing is pushed, by the clock of a place. */
export function QuietHoursChoice({ value, note, onChange }: QuietHoursChoiceProps) {
  const t = useSettingsText();
  const { timeZone = ownZone() } = useI18nSettings();
  const set = (quietHours: QuietHours | null) => onChange({ quietHours });
  return (
    <div className={classes('flex flex-col gap-3', settingRowClasses)}>
      <div className="relative">
        <Switch
          label={<span className="font-semibold">{t('notifications.quiet')}</span>}
          hint={t('notifications.quietHint')}
          checked={value !== null}
          onChange={(event) => set(event.target.checked ? { ...usual, timeZone } : null)}
          className="-my-2"
        />
        <div className="absolute top-0 right-14">{note}</div>
      </div>
      {value !== null && <QuietHoursFields value={value} onSet={set} />}
    </div>
  );
}

function QuietHoursFields({
  value,
  onSet,
}: {
  value: QuietHours;
  onSet: (next: QuietHours) => void;
}) {
  const t = useSettingsText();
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <div className="grid grid-cols-2 gap-4">
        <TimeField
          key={`from ${value.from}`}
          label={t('notifications.from')}
          value={value.from}
          onSet={(from) => onSet({ ...value, from })}
        />
        <TimeField
          key={`to ${value.to}`}
          label={t('notifications.to')}
          value={value.to}
          onSet={(to) => onSet({ ...value, to })}
          hint={
            value.from === value.to
              ? t('notifications.sameTime')
              : value.from > value.to && t('notifications.overnight')
          }
        />
      </div>
      <TimeZoneField
        label={t('account.timeZone')}
        value={value.timeZone}
        onChange={(timeZone) => onSet({ ...value, timeZone })}
      />
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  hint?: string | false;
  onSet: (time: string) => void;
}

/** Saved when it is left: while a time is typed, the field often contains another one. */
function TimeField({ label, value, hint, onSet }: TimeFieldProps) {
  const t = useSettingsText();
  const [isWrong, setWrong] = useState(false);
  return (
    <Field label={label} hint={hint} error={isWrong && t('notifications.noTime')}>
      <TextInput
        type="time"
        defaultValue={value}
        onChange={() => setWrong(false)}
        onBlur={(event) => {
          const time = event.target.value;
          const isTime = quietHoursSchema.shape.from.safeParse(time).success;
          setWrong(!isTime);
          if (isTime && time !== value) onSet(time);
        }}
      />
    </Field>
  );
}
