const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The first day that can be asked for. While a year is typed, a date field tells of the years 2, 20 and 202 as well.
 */
export const FIRST_DAY = '1990-01-01';

/** A day of the address, as in `2026-03-01`; undefined for anything that is none, and for days that have no news. */
export function dayOf(value: string | null): string | undefined {
  if (value === null || !DAY.test(value) || value < FIRST_DAY) return undefined;
  return Number.isNaN(Date.parse(`${value}T00:00:00Z`)) ? undefined : value;
}

/**
 * The moment at which a list begins that was asked for from a day on, in the reader's own zone: with the newest first
 * that day's stories come first, so the list begins where the day ends.
 *
 * @param day as `dayOf` gives it
 */
export function beginningOf(day: string, sort: 'newest' | 'oldest'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, sort === 'newest' ? date + 1 : date).toISOString();
}

/** The day of a moment in the reader's own zone, as a date field takes it. */
export function localDayOf(moment: string): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
