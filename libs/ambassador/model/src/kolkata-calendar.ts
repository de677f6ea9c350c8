export const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 86_400_000;

/** Asia/Kolkata is 5:30 hours ahead of UTC all year. India has had no other offset since October 1945. */
const OFFSET_MS = 19_800_000;

/** A part of the calendar in Asia/Kolkata. */
export interface CalendarSpan {
  id: string;
  /** Its first moment. */
  from: Date;
  /** The first moment after it. */
  to: Date;
}

/** A moment whose fields in UTC are what a clock in Asia/Kolkata shows. */
function wallClock(at: Date): Date {
  const shown = new Date(at.getTime() + OFFSET_MS);
  if (Number.isNaN(shown.getTime())) throw new RangeError('no moment');
  return shown;
}

/**
 * The calendar day of a moment in Asia/Kolkata, in days since 1 January 1970.
 *
 * @throws RangeError if the moment is none
 */
export const dayOf = (at: Date): number => Math.floor(wallClock(at).getTime() / MS_PER_DAY);

/**
 * The year of a moment in Asia/Kolkata, and its month from 0.
 *
 * @throws RangeError if the moment is none
 */
export function yearAndMonthOf(at: Date): [year: number, month: number] {
  const shown = wallClock(at);
  return [shown.getUTCFullYear(), shown.getUTCMonth()];
}

/**
 * Whole months in Asia/Kolkata, each from midnight of its first day.
 *
 * @param year from 1000 to 9999
 * @param month the first one, from 0
 * @param count how many
 */
export const monthsFrom = (
  id: string,
  year: number,
  month: number,
  count: number,
): CalendarSpan => ({
  id,
  from: new Date(Date.UTC(year, month) - OFFSET_MS),
  to: new Date(Date.UTC(year, month + count) - OFFSET_MS),
});

/** Whether a moment is in a span: from its first moment until before its last. */
export const isWithin = (at: Date, { from, to }: CalendarSpan): boolean => at >= from && at < to;

/**
 * The calendar day of a moment in Asia/Kolkata. Its id is like `2026-11-27`.
 *
 * @throws RangeError if the moment is none
 */
export function daySpanOf(at: Date): CalendarSpan {
  const from = dayOf(at) * MS_PER_DAY;
  return {
    id: new Date(from).toISOString().slice(0, 'yyyy-mm-dd'.length),
    from: new Date(from - OFFSET_MS),
    to: new Date(from - OFFSET_MS + MS_PER_DAY),
  };
}

/**
 * The calendar month of a moment in Asia/Kolkata. Its id is like `2026-11`.
 *
 * @throws RangeError if the moment is none
 */
export function monthOf(at: Date): CalendarSpan {
  const [year, month] = yearAndMonthOf(at);
  return monthsFrom(`${year}-${String(month + 1).padStart(2, '0')}`, year, month, 1);
}
