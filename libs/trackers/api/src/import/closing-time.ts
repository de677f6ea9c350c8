import { Temporal } from 'temporal-polyfill';

/** A deadline on the funder's clock, and the moment that it is. */
export interface ClosingTime {
  /** As `YYYY-MM-DDTHH:MM`. */
  local: string;
  zone: string;
  at: Date;
}

/** The last minute of a day. */
const END_OF_DAY = '23:59';

/**
 * The moment of a deadline.
 *
 * @param day on the funder's calendar, as `YYYY-MM-DD`
 * @param time on the funder's clock, as `HH:MM`; null for the end of the day
 * @param zone IANA name of a time zone
 * @returns null where there is no such zone, or its clock shows that time twice or never, as on a day when it changes
 */
export function closingTime(day: string, time: string | null, zone: string): ClosingTime | null {
  // An offset such as +05:30 is no zone: it knows no change of the clock.
  if (/^[+-]/.test(zone)) return null;
  const local = `${day}T${time ?? END_OF_DAY}`;
  try {
    const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, {
      disambiguation: 'reject',
    });
    return { local, zone, at: new Date(moment.epochMilliseconds) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
