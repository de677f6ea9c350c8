import { deadlineOf, takingStates } from '@upround/mentor/model';
import type { SaleKind } from '@upround/shared/ports';
import { lockMentor } from '../hours/mentor-rules.store';
import type { MentorSettings } from '../mentor-settings';
import { actOnBooking } from './act-on-booking';
import { countRequest } from './booking-figures.store';
import { sendBooking } from './booking-events';
import { bookingPath } from './booking-path';
import { BOOKING_SALE } from './booking-sale.data';
import {
  factsOf,
  findBooking,
  insertStep,
  lockBooking,
  updateBooking,
  type BookingRow,
} from './booking.store';

const isTaking = ({ state }: BookingRow) => takingStates.some((one) => one === state);

/** The sale of a session: its time is kept until it is paid, and then until the mentor answers. */
export const bookingSale = (settings: MentorSettings): SaleKind => ({
  kind: BOOKING_SALE,
  async captured(context, { referenceId }) {
    const { trx, now } = context;
    const booking = await lockBooking(settings, trx, referenceId);
    // A late payment still counts while the request is open.
    if (booking?.state !== 'REQUESTED' || booking.paid_at !== null) return 'REFUND';
    if (booking.starts_at <= now) return 'REFUND';
    const paid = await updateBooking(context, booking.id, {
      paid_at: now,
      hold_until: deadlineOf({ ...factsOf(booking), paidAt: now }),
    });
    await insertStep(context, paid, {
      action: 'PAY',
      by: 'MENTEE',
      actorId: paid.mentee_id,
      from: 'REQUESTED',
    });
    await countRequest(trx, paid.mentor_id);
    sendBooking(settings, context, paid);
    const confirm = { action: 'CONFIRM', by: 'SYSTEM', actorId: null } as const;
    if ((await lockMentor(trx, paid.mentor_id))?.isInstant === true) {
      await actOnBooking(settings, context, paid, confirm);
    }
    return 'DELIVERED';
  },
  async canBePaid(db, { referenceId }, now) {
    const booking = await findBooking(db, referenceId);
    return booking?.state === 'REQUESTED' && booking.paid_at === null && booking.hold_until > now;
  },
  async refunded(context, { referenceId, amount }) {
    const booking = await lockBooking(settings, context.trx, referenceId);
    if (booking === undefined) return;
    const returned = await updateBooking(context, booking.id, { refunded: amount });
    if (!isTaking(returned)) return;
    // Staff returned the money of a session that was still ahead. It was returned once, so it isn't again.
    await actOnBooking(settings, context, returned, {
      action: 'CANCEL',
      by: 'STAFF',
      actorId: null,
    });
  },
  path: ({ referenceId }) => bookingPath(referenceId),
});
