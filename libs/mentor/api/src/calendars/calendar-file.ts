import { bookingPath } from '../booking/booking-path';
import type { CalendarRow } from './calendar.store';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';

/** How often apps may read a calendar again, in seconds. */
const REFRESH_SECONDS = 3_600;

/** A time on the clock of a zone, with its name. */
const inZone = (at: Date, zone: string): string =>
  `${at.toLocaleString('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} (${zone})`;

const isOff = ({ state }: CalendarRow) => state === 'CANCELLED';

function addSession(calendar: ICalCalendar, row: CalendarRow, publicUrl: string): void {
  const { id, starts_at: start, ends_at: end, mentor_zone: zone, mentee_zone: other } = row;
  const url = new URL(bookingPath(id), publicUrl).href;
  const times = [`Mentor: ${inZone(start, zone)}`, `Mentee: ${inZone(start, other)}`];
  calendar.createEvent({
    id: `booking-${id}@upround`,
    sequence: row.sequence,
    start,
    end,
    stamp: row.updated_at,
    status: isOff(row) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${row.title}: ${row.mentor_name} and ${row.mentee_name}`,
    description: [...times, `Meeting link and details: ${url}`].join('\n'),
    url,
  });
}

/**
 * The sessions of a calendar by RFC 5545, in UTC, with both zones in words. A session keeps its UID when it moves, and
 * each change has a higher SEQUENCE.
 *
 * @param isFeed a calendar that apps subscribe to; else the file of one session, which asks or cancels
 */
export function calendarFile(
  rows: readonly CalendarRow[],
  { name, isFeed, publicUrl }: { name: string; isFeed: boolean; publicUrl: string },
): string {
  const asks = rows.some(isOff) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    name,
    prodId: { company: 'Upround', product: 'Sessions', language: 'EN' },
    method: isFeed ? ICalCalendarMethod.PUBLISH : asks,
    ...(isFeed && { ttl: REFRESH_SECONDS }),
  });
  for (const row of rows) addSession(calendar, row, publicUrl);
  return calendar.toString();
}
