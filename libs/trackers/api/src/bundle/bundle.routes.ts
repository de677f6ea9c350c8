import { bookBundle as bookBundleCall, readBundle, type Bundle } from '@upround/trackers/contract';
import { implement, memberOf, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { bookBundle } from './book-bundle.service';
import { findCurrent, type BookingRow } from './booking.store';
import { BUNDLE_PRICE, REFUND_DAYS } from './bundle.data';

const DAY_MS = 86_400_000;

/** What the bundle, or else a plan, opens. */
function openedBy(booking: BookingRow | undefined, hasPlan: boolean): Bundle['access'] {
  if (booking?.state === 'PAID' && booking.paid_at !== null) {
    const refundableUntil = new Date(booking.paid_at.getTime() + REFUND_DAYS * DAY_MS);
    return {
      source: 'BUNDLE',
      since: booking.paid_at.toISOString(),
      paymentId: booking.payment_id,
      refundableUntil: refundableUntil.toISOString(),
    };
  }
  return hasPlan ? { source: 'PLAN', since: null, paymentId: null, refundableUntil: null } : null;
}

/** The calls about the bundle. */
export const bundleRoutes = (settings: TrackersSettings): CallImplementation[] => [
  implement(readBundle, {
    handle: async ({ db, viewer }) => {
      const userId = viewerId(viewer);
      const { contacts, exports, angels } = await accessOf(settings, db, userId);
      const booking = userId === null ? undefined : await findCurrent(db, userId);
      return {
        price: BUNDLE_PRICE,
        refundDays: REFUND_DAYS,
        // A plan that opens all of it.
        access: openedBy(booking, contacts && exports && angels),
        opens: { contacts, exports, angels },
        pendingPaymentId: booking?.state === 'PENDING' ? booking.payment_id : null,
      };
    },
  }),
  implement(bookBundleCall, {
    handle: async (context, { body: { displayName, email } }) => {
      const { trx, tasks, afterCommit } = context;
      const sale = { trx, tasks, afterCommit, now: settings.now() };
      const names = { displayName, email };
      const booked = await bookBundle(settings, sale, memberOf(context).userId, names);
      const { bookingId, paymentId, payUrl } = booked;
      return { bookingId, paymentId, payUrl };
    },
  }),
];
