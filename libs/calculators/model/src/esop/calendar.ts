import { InputError } from '../input-error';

/** A day of the calendar as `2025-01-31`. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

interface Parts {
  year: number;
  /** From 0 to 11. */
  month: number;
  day: number;
}

/**
 * Year, month and day of an ISO date between 1900 and 2200.
 * @throws InputError for text of another form and for days that don't exist
 */
function partsOf(field: string, text: Day): Parts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) throw new InputError(field, 'NOT_A_DATE');
  const [year, month, day] = [Number(match[1]), Number(match[2]) - 1, Number(match[3])];
  const exists =
    year >= 1900 &&
    year <= 2200 &&
    month >= 0 &&
    month < 12 &&
    day >= 1 &&
    day <= lastDay(year, month);
  if (!exists) throw new InputError(field, 'NOT_A_DATE');
  return { year, month, day };
}

const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const toDay = ({ year, month, day }: Parts): Day =>
  [
    String(year).padStart(4, '0'),
    String(month + 1).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');

/** @throws InputError if it isn't a date */
export const checkDay = (field: string, day: Day): Day => toDay(partsOf(field, day));

/**
 * The day so many months after another one. If the month is too short, its last day: months are always counted from the start, so
 * 31 January leads to 28 February and then to 31 March.
 */
export function addMonths(day: Day, months: number): Day {
  const start = partsOf('day', day);
  const index = start.year * 12 + start.month + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12;
  return toDay({ year, month, day: Math.min(start.day, lastDay(year, month)) });
}

export function addDays(day: Day, days: number): Day {
  const { year, month, day: date } = partsOf('day', day);
  const moved = new Date(Date.UTC(year, month, date) + days * MS_PER_DAY);
  return toDay({
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
  });
}

/** Whole months from one day to another; 0 if it is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const start = partsOf('from', from);
  const end = partsOf('to', to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  if (months <= 0) return 0;
  return addMonths(from, months) <= to ? months : months - 1;
}

/** Years between two days with a year of 365.25 days; negative if the second is earlier. */
export function yearsBetween(from: Day, to: Day): number {
  const at = (field: string, day: Day) => {
    const { year, month, day: date } = partsOf(field, day);
    return Date.UTC(year, month, date);
  };
  return (at('to', to) - at('from', from)) / (365.25 * MS_PER_DAY);
}

/** The year in which the Indian financial year of a day ends: 2026 for 1 April 2025 to 31 March 2026. */
export function financialYearEnd(field: string, day: Day): number {
  const { year, month } = partsOf(field, day);
  return month >= 3 ? year + 1 : year;
}
