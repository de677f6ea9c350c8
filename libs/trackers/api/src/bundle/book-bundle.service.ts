import { trackersErrors } from '@upround/trackers/contract';
import type { CreatedPayment, SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';
import {
  findCurrent,
  insertBooking,
  renameBooking,
  setBookingOrder,
  setBookingState,
  type BookingNames,
} from './booking.store';
import { BUNDLE_PRICE, BUNDLE_SALE, BUNDLE_TITLE } from './bundle.data';

/** A booking with the payment that it waits for. */
export interface BookedBundle extends CreatedPayment {
  bookingId: string;
}

/**
 * Books the bundle for a person. A booking that isn't paid goes on with its order, so that pressing twice pays once.
 *
 * @throws AppError `BUNDLE_OWNED`, `PAYMENTS_OFF`
 */
export async function bookBundle(
  { payments }: Pick<TrackersSettings, 'payments'>,
  context: SaleContext,
  userId: string,
  names: BookingNames,
): Promise<BookedBundle> {
  if (payments === undefined) throw new AppError(trackersErrors.PAYMENTS_OFF);
  const { trx, now } = context;
  await payments.lockBuyer(trx, userId);
  const current = await findCurrent(trx, userId);
  if (current?.state === 'PAID') throw new AppError(trackersErrors.BUNDLE_OWNED);
  if (current !== undefined && current.order_id !== null) {
    const created = await payments.resume(context, current.order_id);
    if (created !== null) {
      await renameBooking(trx, current.id, names);
      await setBookingOrder(trx, current.id, created);
      return { bookingId: current.id, ...created };
    }
    await setBookingState(trx, current.id, 'CLOSED', now);
  }
  const bookingId = await insertBooking(trx, userId, names, now);
  const created = await payments.order(context, {
    kind: BUNDLE_SALE,
    referenceId: bookingId,
    userId,
    title: BUNDLE_TITLE,
    ...BUNDLE_PRICE,
  });
  await setBookingOrder(trx, bookingId, created);
  return { bookingId, ...created };
}
