import { hoursOf, type AvailabilityRules } from './availability-rules';
import { endsOf, lastDay, openPieces, type TimeRange } from './bookable-slots';
import { offsetSpans } from './offset-spans';

const MS_PER_DAY = 86_400_000;
/** More than any clock is ahead of or behind another one. */
const MARGIN = 2 * MS_PER_DAY;

/** @throws AvailabilityError for the first value that is wrong, or `UNKNOWN_ZONE` */
export function checkRules(rules: AvailabilityRules): void {
  hoursOf(rules);
  offsetSpans(rules.zone, 0, 1);
}

/**
 * Whether every minute of a time is within the hours, on the grid of starts or not.
 *
 * @throws AvailabilityError for rules that are wrong
 */
export function isWithinHours(rules: AvailabilityRules, time: TimeRange): boolean {
  const [start, end] = [time.start.getTime(), time.end.getTime()];
  const pieces = openPieces(offsetSpans(rules.zone, start - MARGIN, end + MARGIN), hoursOf(rules));
  const ends = endsOf(pieces);
  return pieces.some(({ from, to }, at) => from <= start && start < to && end <= (ends[at] ?? to));
}

/**
 * The end of the last day that can be booked now, on the mentor's clock.
 *
 * @throws AvailabilityError `UNKNOWN_ZONE`
 */
export function bookableUntil(rules: AvailabilityRules, now: Date): Date {
  const midnight = (lastDay({ rules, now }) + 1) * MS_PER_DAY;
  const spans = offsetSpans(rules.zone, midnight - MARGIN, midnight + MARGIN);
  const span = spans.find(({ to, offset }) => midnight - offset < to);
  // A clock that skips midnight goes on with a later hour of the day.
  return new Date(span === undefined ? midnight : Math.max(midnight - span.offset, span.from));
}

/**
 * What a zone's clock shows at some moments, as `2027-03-31T17:00`.
 *
 * @param moments in order of time
 * @throws AvailabilityError `UNKNOWN_ZONE`
 */
export function clockTimes(zone: string, moments: readonly Date[]): string[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const spans = offsetSpans(zone, first.getTime(), last.getTime() + 1);
  return moments.map((moment) => {
    const at = moment.getTime();
    const offset = spans.find(({ from, to }) => from <= at && at < to)?.offset ?? 0;
    return new Date(at + offset).toISOString().slice(0, 16);
  });
}
