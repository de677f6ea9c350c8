import { mentorErrors, type BookingSide } from '@upround/mentor/contract';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { serviceOf } from '../hours/mentor-rules.store';
import type { SlotRequest } from '../hours/slots';
import type { MentorSettings } from '../mentor-settings';
import { transitionOf } from './act-on-booking';
import { noteSlots, sendBooking } from './booking-events';
import { insertStep, updateBooking, type BookingRow } from './booking.store';
import { neededSlot, slotError } from './needed-slot';
import { releaseTimes, takeTimes } from './taken-times.store';

const MS_PER_MINUTE = 60_000;

/** To when a session moves, and through whom. */
export interface Move {
  by: BookingSide;
  actorId: string;
  start: Date;
  /** The time that the page showed. */
  expectedStart: Date;
}

/** The slots to which a booking can move: as long as it is, on the starts of its service. */
async function requestOf({ trx, now }: SaleContext, booking: BookingRow): Promise<SlotRequest> {
  const { id, mentor_id: mentorId, service_id: serviceId } = booking;
  const minutes = (booking.ends_at.getTime() - booking.starts_at.getTime()) / MS_PER_MINUTE;
  const service = serviceId === null ? undefined : await serviceOf(trx, mentorId, serviceId);
  return { mentorId, service: { minutes, step: service?.step ?? minutes }, now, except: id };
}

/**
 * Moves a session to another free time. The same time again changes nothing, so that it costs no move.
 *
 * @param booking locked by `lockBooking`
 * @throws AppError why it can't be moved
 */
export async function moveBooking(
  settings: Pick<MentorSettings, 'realtime'>,
  context: SaleContext,
  booking: BookingRow,
  { by, actorId, start, expectedStart }: Move,
): Promise<BookingRow> {
  const { trx, now } = context;
  const transition = transitionOf(booking, 'RESCHEDULE', by, now);
  if (booking.starts_at.getTime() !== expectedStart.getTime()) {
    throw new AppError(mentorErrors.MOVED_MEANWHILE);
  }
  if (booking.starts_at.getTime() === start.getTime()) return booking;
  const request = await requestOf(context, booking);
  const slot = await neededSlot(trx, request, start);
  await releaseTimes(trx, booking.id);
  const busy = await takeTimes(trx, {
    bookingId: booking.id,
    mentorUserId: booking.mentor_user_id,
    menteeId: booking.mentee_id,
    ...slot,
  });
  if (busy === by) throw new AppError(mentorErrors.YOU_ARE_BUSY);
  if (busy !== null) throw await slotError(mentorErrors.SLOT_TAKEN, trx, request, start);
  const changed = await updateBooking(context, booking.id, {
    state: transition.to,
    starts_at: slot.start,
    ends_at: slot.end,
    moves: booking.moves + 1,
    is_moved_by_mentor: by === 'MENTOR',
    sequence: booking.sequence + 1,
  });
  await insertStep(context, changed, { action: 'RESCHEDULE', by, actorId, from: booking.state });
  await noteSlots(settings, context, changed);
  sendBooking(settings, context, changed);
  return changed;
}
