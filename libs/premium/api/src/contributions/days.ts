import { inIndia } from '../invoice/fiscal-year';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const DAY_MS = 86_400_000;

/** The day of a moment by the clock in India, such as 2027-03-31. */
export const dayOf = (at: Date): string => inIndia(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Whether a text is written like a day, whether or not there is one. */
export const isDayText = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text);

/** The first moment of a day by the clock in India; null for a text that is no day. */
export function startOfDay(text: string | undefined): Date | null {
  if (!isDayText(text)) return null;
  const start = new Date(`${text}T00:00:00+05:30`);
  // 30 February would be a day in March.
  return Number.isNaN(start.getTime()) || dayOf(start) !== text ? null : start;
}
