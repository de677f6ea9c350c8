import { useState } from 'react';
import { postLimits } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes, Field, Select, TextInput } from '@upround/shared/ui';
import { endOf, endPresets, localMinute, type DraftEnd } from '../../model/draft';
import { useComposerText } from '../messages/catalogue';

interface PollEndProps {
  end: DraftEnd;
  error: string | undefined;
  onChange: (end: DraftEnd) => void;
}

const HOUR = 3_600_000;
const DAY = 24;
const WEEK = 7 * DAY;
const EXACT = 'exact';

/** When a poll closes: after one of the usual times, or at a moment in the writer's own zone. */
export function PollEnd({ end, error, onChange }: PollEndProps) {
  const t = useComposerText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const nameOf = (hours: number) => {
    if (hours < DAY) return t('compose.hours', { count: hours });
    return hours % WEEK === 0
      ? t('compose.weeks', { count: hours / WEEK })
      : t('compose.days', { count: hours / DAY });
  };
  const choose = (value: string) =>
    onChange(
      value === EXACT
        ? { kind: 'exact', local: localMinute(endOf(end, now)) }
        : { kind: 'hours', hours: Number(value) },
    );
  const isExact = end.kind === 'exact';
  return (
    <div className={classes('grid gap-4', isExact && 'medium:grid-cols-2')}>
      <Field
        label={t('compose.ends')}
        error={isExact ? undefined : error}
        hint={isExact ? undefined : t('compose.endsAt', { time: format.dateTime(endOf(end, now)) })}
      >
        <Select
          className="medium:max-w-56"
          value={isExact ? EXACT : String(end.hours)}
          onChange={(event) => choose(event.target.value)}
        >
          {endPresets.map((hours) => (
            <option key={hours} value={hours}>
              {nameOf(hours)}
            </option>
          ))}
          <option value={EXACT}>{t('compose.exact')}</option>
        </Select>
      </Field>
      {isExact && (
        <Field
          label={t('compose.exactTime')}
          error={error}
          hint={t('compose.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        >
          <TextInput
            type="datetime-local"
            value={end.local}
            min={localMinute(now + postLimits.pollHours.min * HOUR)}
            max={localMinute(now + postLimits.pollHours.max * HOUR)}
            onChange={(event) => onChange({ kind: 'exact', local: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
