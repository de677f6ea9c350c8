import {
  mentorErrors,
  type BookingChangeInput,
  type BookingPayment,
  type BookingSide,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import type { MentorSettings } from '../mentor-settings';
import { actOnBooking, type Act } from './act-on-booking';
import { sendBooking } from './booking-events';
import { insertStep, lockBooking, updateBooking, type BookingRow } from './booking.store';
import { moveBooking } from './move-booking';

const MS_PER_MINUTE = 60_000;
/** How long before the start someone can say that they are late, in minutes. */
const LATE_FROM = 60;

/** One of the two sides of a booking that is locked. */
interface Acting {
  booking: BookingRow;
  side: BookingSide;
  userId: string;
}

/** @throws AppError `NOT_FOUND` for everyone but the two sides */
async function lockOwn(
  settings: MentorSettings,
  { trx }: SaleContext,
  userId: string,
  id: string,
): Promise<Acting> {
  const found = await lockBooking(settings, trx, id);
  if (found?.mentee_id === userId) return { booking: found, side: 'MENTEE', userId };
  if (found?.mentor_user_id === userId) return { booking: found, side: 'MENTOR', userId };
  throw new AppError(coreErrors.NOT_FOUND);
}

const isAgreed = ({ state }: BookingRow) => state === 'CONFIRMED' || state === 'RESCHEDULED';

/** Tells the other side that this one comes later. */
async function runLate(
  settings: MentorSettings,
  context: SaleContext,
  { booking, side, userId }: Acting,
  minutes: number,
): Promise<void> {
  const { now } = context;
  if (!isAgreed(booking)) throw new AppError(mentorErrors.NOT_ALLOWED);
  if (now.getTime() < booking.starts_at.getTime() - LATE_FROM * MS_PER_MINUTE) {
    throw new AppError(mentorErrors.TOO_EARLY);
  }
  if (now >= booking.ends_at) throw new AppError(mentorErrors.TOO_LATE);
  await insertStep(context, booking, {
    action: 'LATE',
    by: side,
    actorId: userId,
    from: booking.state,
    note: String(minutes),
  });
  sendBooking(settings, context, booking);
}

/** Sets the meeting link of one session. */
async function setJoinUrl(
  settings: MentorSettings,
  context: SaleContext,
  { booking, side }: Acting,
  joinUrl: string,
): Promise<void> {
  if (side !== 'MENTOR' || !(isAgreed(booking) || booking.state === 'REQUESTED')) {
    throw new AppError(mentorErrors.NOT_ALLOWED);
  }
  const changed = await updateBooking(context, booking.id, { join_url: joinUrl });
  sendBooking(settings, context, changed);
}

/** The action of the model that a change of the state asks for. */
function actOf(
  change: Extract<BookingChangeInput, { state: string }> | { absent: true },
  { side, userId }: Acting,
): Act {
  const who = { by: side, actorId: userId };
  if ('absent' in change) return { ...who, action: 'REPORT_NO_SHOW' };
  const note = change.reason === '' ? undefined : change.reason;
  if ('expectedRefund' in change) {
    return { ...who, action: 'CANCEL', note, expectedRefund: change.expectedRefund };
  }
  return { ...who, action: change.state === 'CONFIRMED' ? 'CONFIRM' : 'DECLINE', note };
}

/**
 * Makes one change of a booking.
 *
 * @throws AppError the errors of `changeBooking`, `NOT_FOUND`
 */
export async function changeOwnBooking(
  settings: MentorSettings,
  context: SaleContext,
  userId: string,
  { id, change }: { id: string; change: BookingChangeInput },
): Promise<void> {
  const acting = await lockOwn(settings, context, userId, id);
  const { booking, side } = acting;
  if ('lateMinutes' in change) return runLate(settings, context, acting, change.lateMinutes);
  if ('joinUrl' in change) return setJoinUrl(settings, context, acting, change.joinUrl);
  if ('start' in change) {
    await moveBooking(settings, context, booking, {
      by: side,
      actorId: userId,
      start: new Date(change.start),
      expectedStart: new Date(change.expectedStart),
    });
    return undefined;
  }
  await actOnBooking(settings, context, booking, actOf(change, acting));
  return undefined;
}

/**
 * Opens the payment of a request again while its time is kept.
 *
 * @throws AppError `NOT_FOUND` for everyone but the mentee, `HOLD_OVER`, `PAYMENTS_OFF`
 */
export async function resumePayment(
  settings: MentorSettings,
  context: SaleContext,
  userId: string,
  id: string,
): Promise<BookingPayment> {
  const { booking, side } = await lockOwn(settings, context, userId, id);
  if (side !== 'MENTEE') throw new AppError(coreErrors.NOT_FOUND);
  if (settings.payments === undefined) throw new AppError(mentorErrors.PAYMENTS_OFF);
  const isKept = booking.state === 'REQUESTED' && booking.hold_until > context.now;
  if (!isKept || booking.paid_at !== null || booking.order_id === null) {
    throw new AppError(mentorErrors.HOLD_OVER);
  }
  const created = await settings.payments.resume(context, booking.order_id);
  if (created === null) throw new AppError(mentorErrors.HOLD_OVER);
  await updateBooking(context, id, { payment_id: created.paymentId });
  return { id: created.paymentId, payUrl: created.payUrl };
}
