import { TRACKER_ACCESS_EVENT } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import type { SaleContext, SaleKind } from '@upround/shared/ports';
import type { TrackersSettings } from '../trackers-settings';
import { lockBooking, setBookingState } from './booking.store';
import { BUNDLE_SALE } from './bundle.data';
import { confirmBooking } from './confirm-booking.task';

/** Tells the person's open pages that they can read more, or less. */
const sendAccess = (
  { realtime }: Pick<TrackersSettings, 'realtime'>,
  { afterCommit }: SaleContext,
  userId: string,
): void => afterCommit(() => realtime?.send([userId], { name: TRACKER_ACCESS_EVENT, data: {} }));

/** The sale of the bundle: it opens the four trackers while its payment isn't returned. */
export const bundleSale = (settings: Pick<TrackersSettings, 'realtime'>): SaleKind => ({
  kind: BUNDLE_SALE,
  async captured(context, { referenceId }) {
    const booking = await lockBooking(context.trx, referenceId);
    if (booking?.state !== 'PENDING') return 'REFUND';
    await setBookingState(context.trx, booking.id, 'PAID', context.now);
    await context.tasks.send(confirmBooking, { bookingId: booking.id });
    sendAccess(settings, context, booking.user_id);
    return 'DELIVERED';
  },
  async refunded(context, { referenceId }) {
    const booking = await lockBooking(context.trx, referenceId);
    if (booking?.state !== 'PAID') return;
    await setBookingState(context.trx, booking.id, 'REFUNDED', context.now);
    sendAccess(settings, context, booking.user_id);
  },
  path: () => links.fullTrackers(),
});
