import { Temporal } from 'temporal-polyfill';
import { AvailabilityError } from './availability-rules';

/** A time in which a zone's clock doesn't change. Milliseconds since 1970; `to` is excluded. */
export interface OffsetSpan {
  from: number;
  to: number;
  /** What the zone's clock is ahead of UTC, in milliseconds. */
  offset: number;
}

const MS_PER_DAY = 86_400_000;

/** @throws AvailabilityError `UNKNOWN_ZONE` */
function offsetsOf(zone: string): (at: number) => number {
  if (/^[+-]/.test(zone)) throw new AvailabilityError('zone', 'UNKNOWN_ZONE');
  const offset = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  try {
    offset(0);
  } catch (error) {
    if (error instanceof RangeError) throw new AvailabilityError('zone', 'UNKNOWN_ZONE');
    throw error;
  }
  return offset;
}

/** The first millisecond from `from` to `to` with another offset than `before`, where `to` has another one. */
function changeBetween(
  offset: (at: number) => number,
  before: number,
  from: number,
  to: number,
): number {
  // The change may be at `from` itself.
  let [same, other] = [from - 1, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offset(middle) === before) same = middle;
    else other = middle;
  }
  return other;
}

/**
 * Divides a time at the changes of a zone's clock. It looks once a day: clocks that change twice within 24 hours are
 * unknown. The zone data is that of the platform.
 *
 * @param zone IANA name
 * @param from milliseconds since 1970
 * @param to excluded
 * @returns the spans in order, without gaps
 * @throws AvailabilityError `UNKNOWN_ZONE`
 */
export function offsetSpans(zone: string, from: number, to: number): OffsetSpan[] {
  const offset = offsetsOf(zone);
  const spans: OffsetSpan[] = [];
  let span = { from, to: from, offset: offset(from) };
  while (span.to < to) {
    const next = Math.min(span.to + MS_PER_DAY, to);
    const isSame = offset(next - 1) === span.offset;
    span.to = isSame ? next : changeBetween(offset, span.offset, span.to, next - 1);
    if (isSame) continue;
    spans.push(span);
    span = { from: span.to, to: span.to, offset: offset(span.to) };
  }
  spans.push(span);
  return spans;
}
