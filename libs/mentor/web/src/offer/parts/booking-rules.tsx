import type { MentorHours } from '@upround/mentor/contract';
import { Field, Select } from '@upround/shared/ui';
import { useOfferText } from '../messages/catalogue';

type Rule = 'bufferBefore' | 'bufferAfter' | 'minimumNotice' | 'mostPerDay' | 'horizon';

interface BookingRulesProps {
  hours: MentorHours;
  onChange: (change: Partial<Pick<MentorHours, Rule>>) => void;
}

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** What each rule offers, in minutes, sessions or days. */
const offered = {
  bufferBefore: [0, 5, 10, 15, 30, 60],
  bufferAfter: [0, 5, 10, 15, 30, 60],
  minimumNotice: [0, 1, 2, 4, 12, 24, 48, 72, 168].map((hours) => hours * MINUTES_PER_HOUR),
  mostPerDay: [1, 2, 3, 4, 5, 6, 8],
  horizon: [7, 14, 30, 60, 90],
} as const;

const withOwn = (values: readonly number[], own: number | null) =>
  [...new Set(own === null ? values : [...values, own])].sort((left, right) => left - right);

/** Free time around sessions, how early and how far ahead one can book, and how many a day. */
export function BookingRules({ hours, onChange }: BookingRulesProps) {
  const t = useOfferText();
  const texts: Readonly<Record<Rule, (count: number) => string>> = {
    bufferBefore: (count) => t('hours.minutes', { count }),
    bufferAfter: (count) => t('hours.minutes', { count }),
    minimumNotice: (count) => {
      const hours = Math.round(count / MINUTES_PER_HOUR);
      const isDays = hours >= 2 * HOURS_PER_DAY && hours % HOURS_PER_DAY === 0;
      return isDays
        ? t('hours.days', { count: hours / HOURS_PER_DAY })
        : t('hours.hours', { count: hours });
    },
    mostPerDay: (count) => t('hours.most', { count }),
    horizon: (count) => t('hours.days', { count }),
  };
  const rules: readonly Rule[] = [
    'minimumNotice',
    'horizon',
    'bufferBefore',
    'bufferAfter',
    'mostPerDay',
  ];
  return (
    <div className="grid gap-5 small:grid-cols-2">
      {rules.map((rule) => (
        <Field key={rule} label={t(`hours.${rule}`)}>
          <Select
            value={hours[rule] ?? ''}
            onChange={({ target }) =>
              onChange({ [rule]: target.value === '' ? null : Number(target.value) })
            }
          >
            {rule === 'mostPerDay' && <option value="">{t('hours.noLimit')}</option>}
            {withOwn(offered[rule], hours[rule]).map((value) => (
              <option key={value} value={value}>
                {texts[rule](value)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
