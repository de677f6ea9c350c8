import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { busyLimits } from './busy-limits';

/** A busy time, in milliseconds since 1970. */
export interface BusyRange {
  start: number;
  end: number;
}

/** What of a calendar is read. */
export interface CalendarQuestion {
  text: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** IANA name of the mentor's zone, on whose clock days and times without a zone are. */
  zone: string;
}

/** More occurrences or busy times than the limits allow. */
export class CalendarTooLargeError extends Error {
  override readonly name = 'CalendarTooLargeError';
}

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/**
 * The moment of a time. One of a zone that the calendar describes, or of UTC, is converted by that; others are on the
 * clock of the zone that they name, or of the mentor.
 */
function momentOf(time: ICAL.Time, named: string | undefined, zone: string): number {
  const isDescribed =
    !time.isDate && time.zone !== null && time.zone !== ICAL.Timezone.localTimezone;
  if (isDescribed) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const clock = time.isDate ? { hour: 0, minute: 0, second: 0 } : { hour, minute, second };
  return Temporal.ZonedDateTime.from({
    year,
    month,
    day,
    ...clock,
    timeZone: named !== undefined && isZone(named) ? named : zone,
  }).epochMilliseconds;
}

/** Whether an event takes its time: it isn't marked as free, and isn't cancelled. */
const isBusy = (component: ICAL.Component) =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED';

interface Count {
  occurrences: number;
}

/** The busy times of one event with its exceptions. */
function* rangesOf(
  event: ICAL.Event,
  { from, to, zone }: CalendarQuestion,
  count: Count,
): Generator<BusyRange> {
  const named = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const moment = (time: ICAL.Time) => momentOf(time, named, zone);
  const look = () => {
    count.occurrences += 1;
    if (count.occurrences > busyLimits.occurrences) throw new CalendarTooLargeError();
  };
  if (!event.isRecurring()) {
    look();
    const range = { start: moment(event.startDate), end: moment(event.endDate) };
    if (isBusy(event.component) && range.end > from && range.start < to) yield range;
    return;
  }
  const iterator = event.iterator();
  for (;;) {
    look();
    const next = iterator.next() as ICAL.Time | undefined;
    if (next === undefined || moment(next) >= to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const range = { start: moment(startDate), end: moment(endDate) };
    if (isBusy(item.component) && range.end > from && range.start < to) yield range;
  }
}

/**
 * The busy times of a calendar in a window. Events that are marked as free or cancelled take no time.
 *
 * @param question the text of an `.ics` file (RFC 5545), and the window
 * @returns the times, the first one first, without duplicates
 * @throws CalendarTooLargeError, and what ical.js throws for a text that isn't a calendar
 */
export function busyTimesOf(question: CalendarQuestion): BusyRange[] {
  const calendar = new ICAL.Component(ICAL.parse(question.text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error('The text isn’t a calendar');
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((component) => component.getFirstProperty('dtstart') !== null)
    .map((component) => new ICAL.Event(component, { strictExceptions: true }));
  const masters = events.filter((event) => !event.isRecurrenceException());
  for (const master of masters.filter((event) => event.isRecurring())) {
    for (const other of events) {
      if (other.isRecurrenceException() && other.uid === master.uid) master.relateException(other);
    }
  }
  const found = new Map<string, BusyRange>();
  const count = { occurrences: 0 };
  for (const event of masters) {
    for (const range of rangesOf(event, question, count)) {
      if (range.start >= range.end) continue;
      found.set(`${range.start}-${range.end}`, range);
      if (found.size > busyLimits.times) throw new CalendarTooLargeError();
    }
  }
  return [...found.values()].sort((left, right) => left.start - right.start);
}
