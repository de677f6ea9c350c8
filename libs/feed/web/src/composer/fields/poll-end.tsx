import { useState } from 'react';
import { postLimits } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes, Field, Select, TextInput } from '@upround/shared/ui';
import { endOf, endPresets, localMinute, type DraftEnd } from '../model/draft';
import { useComposerText } from '../messages/catalogue';

interface PollEndProps {
  /** Null while it stays open. */
  end: DraftEnd | null;
  /** Also offers not to close at all. */
  mayStayOpen?: boolean;
  error: string | undefined;
  onChange: (end: DraftEnd | null) => void;
}

const HOUR = 3_600_000;
const DAY = 24;
const WEEK = 7 * DAY;
const EXACT = 'exact';
const NEVER = 'never';
/** From where a moment is chosen when nothing was chosen before. */
const USUAL: DraftEnd = { kind: 'hours', hours: 72 };

/** When a poll or quiz closes: after one of the usual times, or at a moment in the writer's own zone. */
export function PollEnd({ end, mayStayOpen = false, error, onChange }: PollEndProps) {
  const t = useComposerText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const nameOf = (hours: number) => {
    if (hours < DAY) return t('compose.hours', { count: hours });
    return hours % WEEK === 0
      ? t('compose.weeks', { count: hours / WEEK })
      : t('compose.days', { count: hours / DAY });
  };
  const choose = (value: string) => {
    if (value === NEVER) onChange(null);
    else if (value !== EXACT) onChange({ kind: 'hours', hours: Number(value) });
    else onChange({ kind: 'exact', local: localMinute(endOf(end ?? USUAL, now)) });
  };
  const exact = end?.kind === 'exact' ? end : undefined;
  const isExact = exact !== undefined;
  const chosen = end === null ? NEVER : end.kind === 'exact' ? EXACT : String(end.hours);
  const hint =
    end === null
      ? t('quiz.staysOpen')
      : t('compose.endsAt', { time: format.dateTime(endOf(end, now)) });
  return (
    <div className={classes('grid gap-4', isExact && 'medium:grid-cols-2')}>
      <Field
        label={t('compose.ends')}
        error={isExact ? undefined : error}
        hint={isExact ? undefined : hint}
      >
        <Select
          className="medium:max-w-56"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {mayStayOpen && <option value={NEVER}>{t('quiz.never')}</option>}
          {endPresets.map((hours) => (
            <option key={hours} value={hours}>
              {nameOf(hours)}
            </option>
          ))}
          <option value={EXACT}>{t('compose.exact')}</option>
        </Select>
      </Field>
      {exact !== undefined && (
        <Field
          label={t('compose.exactTime')}
          error={error}
          hint={t('compose.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        >
          <TextInput
            type="datetime-local"
            value={exact.local}
            min={localMinute(now + postLimits.pollHours.min * HOUR)}
            max={localMinute(now + postLimits.pollHours.max * HOUR)}
            onChange={(event) => onChange({ kind: 'exact', local: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
