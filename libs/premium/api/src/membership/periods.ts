import type { Period } from '@upround/premium/contract';

/** India has one time zone, and no daylight saving time. */
const IST_MS = 5.5 * 3_600_000;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The moment some periods after an anchor, by the calendar in India: on the anchor's day of the month at its time of
 * day, or on the last day of a shorter month. Counted from the anchor, so that the 31st comes back after February.
 *
 * @param count of whole periods; 0 is the anchor itself
 */
export function addPeriods(anchor: Date, count: number, period: Period): Date {
  const local = new Date(anchor.getTime() + IST_MS);
  const months = local.getUTCMonth() + count * (period === 'MONTH' ? 1 : 12);
  const year = local.getUTCFullYear() + Math.floor(months / 12);
  const month = ((months % 12) + 12) % 12;
  const day = Math.min(local.getUTCDate(), daysIn(year, month));
  const timeOfDay = local.getTime() % 86_400_000;
  return new Date(Date.UTC(year, month, day) + timeOfDay - IST_MS);
}
