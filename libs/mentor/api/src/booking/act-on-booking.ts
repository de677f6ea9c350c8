import { mentorErrors } from '@upround/mentor/contract';
import {
  changeBooking,
  takingStates,
  type BookingAction,
  type BookingActor,
  type BookingTransition,
} from '@upround/mentor/model';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { paidOf, refundOf } from './booking-cost';
import { noteSlots, sendBooking } from './booking-events';
import { countAnswer, countSession } from './booking-figures.store';
import { factsOf, insertStep, updateBooking, type BookingRow } from './booking.store';
import { releaseTimes } from './taken-times.store';

/** What is done to a booking, and through whom. */
export interface Act {
  action: Exclude<BookingAction, 'RESCHEDULE'>;
  /** Whose rights count. */
  by: BookingActor;
  /** Who the timeline names, where it isn't the one whose rights count. */
  shownBy?: BookingActor;
  actorId: string | null;
  /** For the other side. */
  note?: string | undefined;
  /** What the page said would be returned. */
  expectedRefund?: number;
}

const isTaking = (state: BookingRow['state']) => takingStates.some((one) => one === state);

/** The row of the table. @throws AppError why it can't be done */
export function transitionOf(
  booking: BookingRow,
  action: BookingAction,
  by: BookingActor,
  now: Date,
): BookingTransition {
  const { transition, problem } = changeBooking(factsOf(booking), action, by, now);
  if (transition === null) throw new AppError(mentorErrors[problem]);
  return transition;
}

/** The columns that an action fills besides the state. */
function valuesOf(booking: BookingRow, { action, by, note }: Act, transition: BookingTransition) {
  const isChange = transition.calendar === 'CANCEL';
  return {
    ...(isChange && { sequence: booking.sequence + 1 }),
    ...(action === 'DECLINE' && { decline_reason: note ?? null }),
    ...(action === 'CANCEL' && { cancel_reason: note ?? null }),
    ...(action === 'REPORT_NO_SHOW' && {
      absent: by === 'MENTEE' ? ('MENTOR' as const) : ('MENTEE' as const),
    }),
    ...(action === 'OVERTURN_NO_SHOW' && { absent: null }),
  };
}

/** Returns what is to be returned, and gives up a payment that is under way. */
async function settle(
  { payments }: Pick<MentorSettings, 'payments'>,
  context: SaleContext,
  { order_id: orderId, paid_at: paidAt }: BookingRow,
  refunded: number | null,
  reason: string,
): Promise<void> {
  if (payments === undefined || orderId === null) return;
  if (paidAt === null) await payments.close(context, orderId);
  else if (refunded !== null && refunded > 0) await payments.refund(context, orderId, reason);
}

async function count({ trx }: SaleContext, booking: BookingRow, { action, by }: Act) {
  const { mentor_id: mentorId, state } = booking;
  if (by === 'MENTOR' && (action === 'CONFIRM' || action === 'DECLINE')) {
    await countAnswer(trx, mentorId);
  }
  if (action === 'COMPLETE' || action === 'OVERTURN_NO_SHOW') await countSession(trx, mentorId, 1);
  if (action === 'REPORT_NO_SHOW' && state === 'COMPLETED') await countSession(trx, mentorId, -1);
}

/**
 * Does what the model's table says to a booking: state, times, money, timeline, figures and open pages.
 *
 * @param booking locked by `lockBooking`
 * @throws AppError why it can't be done, or `REFUND_CHANGED`
 */
export async function actOnBooking(
  settings: Pick<MentorSettings, 'payments' | 'realtime'>,
  context: SaleContext,
  booking: BookingRow,
  act: Act,
): Promise<BookingRow> {
  const { trx, now } = context;
  const { action, by, shownBy = by, actorId, note, expectedRefund } = act;
  const transition = transitionOf(booking, action, by, now);
  const endedBy = by === 'MENTEE' || by === 'MENTOR' ? by : 'STAFF';
  const refunded = refundOf(booking, transition, endedBy, now);
  if (expectedRefund !== undefined && expectedRefund !== refunded) {
    throw new AppError(mentorErrors.REFUND_CHANGED, { details: { refunded } });
  }
  const ends = isTaking(booking.state) && !isTaking(transition.to);
  const changed = await updateBooking(context, booking.id, {
    ...valuesOf(booking, act, transition),
    state: transition.to,
    ...(ends && { ended_at: now }),
    ...(refunded !== null && paidOf(booking) > 0 && { refunded }),
  });
  await insertStep(context, changed, { action, by: shownBy, actorId, from: booking.state, note });
  if (ends) {
    await releaseTimes(trx, booking.id);
    await noteSlots(settings, context, booking);
  }
  await count(context, booking, act);
  await settle(settings, context, booking, refunded, action);
  sendBooking(settings, context, changed);
  return changed;
}
