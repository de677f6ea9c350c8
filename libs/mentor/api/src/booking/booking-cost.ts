import type { Booking } from '@upround/mentor/contract';
import { cancellationRefund, type BookingTransition } from '@upround/mentor/model';
import type { BookingRow } from './booking.store';

const MS_PER_HOUR = 3_600_000;

/** Who ends a booking. */
export type EndedBy = 'MENTEE' | 'MENTOR' | 'STAFF';

export const paidOf = ({ paid_at: paidAt, price }: BookingRow): number =>
  paidAt === null ? 0 : price;

const byTime = (row: BookingRow, by: EndedBy, now: Date) =>
  cancellationRefund({
    paid: paidOf(row),
    windowHours: row.cancel_window_hours,
    start: row.starts_at,
    now,
    by,
    isMovedByMentor: row.is_moved_by_mentor,
  });

/** What a mentee gets back by a transition; null where the money stays as it is. */
export function refundOf(
  row: BookingRow,
  { refund }: BookingTransition,
  by: EndedBy,
  now: Date,
): number | null {
  if (refund === 'NONE') return null;
  return refund === 'ALL' ? paidOf(row) : byTime(row, by, now).refunded;
}

/** What cancelling costs now, for the page. */
export function cancellationOf(
  row: BookingRow,
  transition: BookingTransition,
  by: EndedBy,
  now: Date,
): NonNullable<Booking['ifCancelled']> {
  const paid = paidOf(row);
  const refunded = refundOf(row, transition, by, now) ?? 0;
  const kept = paid - refunded;
  if (row.price === 0) return { refunded, kept, reason: 'FREE', changesAt: null };
  if (row.state === 'REQUESTED')
    return { refunded, kept, reason: 'NOT_CONFIRMED', changesAt: null };
  const { reason } = byTime(row, by, now);
  const lateAt = new Date(row.starts_at.getTime() - row.cancel_window_hours * MS_PER_HOUR);
  const changes = reason === 'IN_TIME' && row.cancel_window_hours > 0;
  return { refunded, kept, reason, changesAt: changes ? lateAt.toISOString() : null };
}
