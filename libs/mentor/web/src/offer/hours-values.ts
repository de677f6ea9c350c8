import type { MentorHours } from '@upround/mentor/contract';

export type Weekday = keyof MentorHours['weekly'];
export type LocalRange = MentorHours['weekly'][Weekday][number];

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const workdays = weekdays.slice(0, 5);

/** A Monday, from which the names of the days of a week are formatted. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/**
 * The name of a day of the week.
 *
 * @param locale of the reader
 */
export const weekdayName = (weekday: Weekday, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + weekdays.indexOf(weekday) * DAY_MS,
  );

/** Whether each range ends after it starts, and none overlaps another. */
export function areValidRanges(ranges: readonly LocalRange[]): boolean {
  const sorted = [...ranges].sort((left, right) => left.from.localeCompare(right.from));
  return sorted.every(
    ({ from, to }, index) => from < to && (index === 0 || (sorted[index - 1]?.to ?? '') <= from),
  );
}

const FIRST_RANGE: LocalRange = { from: '10:00', to: '13:00' };
const hourOf = (clockTime: string) => Number(clockTime.slice(0, 2));
const atHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The ranges with one more, after the last. */
export function withRange(ranges: readonly LocalRange[]): LocalRange[] {
  const last = ranges.at(-1);
  if (last === undefined) return [FIRST_RANGE];
  const from = Math.min(hourOf(last.to) + 1, 22);
  return [...ranges, { from: atHour(from), to: atHour(from + 1) }];
}

/** The hours of one day on all days from Monday to Friday. */
export const onWorkdays = (
  weekly: MentorHours['weekly'],
  ranges: readonly LocalRange[],
): MentorHours['weekly'] => ({
  ...weekly,
  ...Object.fromEntries(workdays.map((day) => [day, [...ranges]])),
});

/** Whether every day of the hours has valid ranges. */
export const areValidHours = ({ weekly, overrides }: MentorHours): boolean =>
  [...Object.values(weekly), ...Object.values(overrides)].every(areValidRanges);

/** The single days, the first one first; holidays are days without hours. */
export const singleDaysOf = ({ overrides, holidays }: MentorHours): [string, LocalRange[]][] =>
  Object.entries({ ...Object.fromEntries(holidays.map((day) => [day, []])), ...overrides }).sort(
    ([left], [right]) => left.localeCompare(right),
  );
