import { monthsFrom, yearAndMonthOf, type CalendarSpan } from './kolkata-calendar';

/** A quarter of the calendar in Asia/Kolkata. Its id is like `2026-Q4`. */
export type Season = CalendarSpan;

const MONTHS = 3;

const seasonAt = (year: number, quarter: number): Season =>
  monthsFrom(`${year}-Q${quarter + 1}`, year, quarter * MONTHS, MONTHS);

/**
 * The season of a moment. Seasons begin at midnight in Asia/Kolkata, which is 18:30 UTC of the day before.
 *
 * @throws RangeError if the moment is none
 */
export function seasonOf(moment: Date): Season {
  const [year, month] = yearAndMonthOf(moment);
  return seasonAt(year, Math.floor(month / MONTHS));
}

/**
 * The season with an id.
 *
 * @returns null if there's no such id
 */
export function seasonWithId(id: string): Season | null {
  const [, year, quarter] = /^([1-9]\d{3})-Q([1-4])$/.exec(id) ?? [];
  return year === undefined ? null : seasonAt(Number(year), Number(quarter) - 1);
}

/**
 * All seasons from that of one moment to that of another, both included, in their order.
 *
 * @throws RangeError if one of the moments is none, or the last is before the first
 */
export function seasonsBetween(first: Date, last: Date): Season[] {
  if (last < first) throw new RangeError('last: before the first');
  const end = seasonOf(last).to;
  const seasons = [seasonOf(first)];
  for (let next = seasons[0]; next !== undefined && next.to < end;) {
    next = seasonOf(next.to);
    seasons.push(next);
  }
  return seasons;
}
