import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import { BUNDLE_PRICE } from './bundle.data';

/** A booking of the bundle. */
export interface BookingRow {
  id: string;
  user_id: string;
  state: 'PENDING' | 'PAID' | 'REFUNDED' | 'CLOSED';
  order_id: string | null;
  payment_id: string | null;
  paid_at: Date | null;
}

const columns = 'id, user_id, state, order_id, payment_id, paid_at';

const current = statement<BookingRow, { userId: string }>(
  'trackers.current-booking',
  `select ${columns} from bundle_bookings where user_id = :userId::uuid and state in ('PENDING', 'PAID')`,
);
const byId = statement<BookingRow, { id: string }>(
  'trackers.booking',
  `select ${columns} from bundle_bookings where id = :id::uuid for no key update`,
);
const insert = statement<
  { id: string },
  { id: string; userId: string; displayName: string; email: string; now: Date }
>(
  'trackers.insert-booking',
  `insert into bundle_bookings (id, user_id, display_name, email, amount, currency, state, created_at)
   values (:id::uuid, :userId::uuid, :displayName, :email, ${BUNDLE_PRICE.amount}, '${BUNDLE_PRICE.currency}',
     'PENDING', :now) returning id`,
);
const rename = statement<never, { id: string; displayName: string; email: string }>(
  'trackers.rename-booking',
  `update bundle_bookings set display_name = :displayName, email = :email where id = :id::uuid`,
);
const order = statement<never, { id: string; orderId: string; paymentId: string }>(
  'trackers.order-booking',
  `update bundle_bookings set order_id = :orderId::uuid, payment_id = :paymentId::uuid where id = :id::uuid`,
);
const change = statement<never, { id: string; state: BookingRow['state']; now: Date }>(
  'trackers.change-booking',
  `update bundle_bookings set state = :state,
     paid_at = case when :state = 'PAID' then :now::timestamptz else paid_at end,
     refunded_at = case when :state = 'REFUNDED' then :now::timestamptz end
   where id = :id::uuid`,
);

/** The person's booking that is paid or waits for its payment. */
export const findCurrent = (db: Database | Trx, userId: string): Promise<BookingRow | undefined> =>
  current.first(db, { userId });

/** Locks a booking. */
export const lockBooking = (trx: Trx, id: string): Promise<BookingRow | undefined> =>
  byId.first(trx, { id });

/** Whom the booking names, for its confirmation. */
export interface BookingNames {
  displayName: string;
  email: string;
}

/** @returns its id */
export async function insertBooking(
  trx: Trx,
  userId: string,
  names: BookingNames,
  now: Date,
): Promise<string> {
  const id = newId();
  await insert.all(trx, { id, userId, ...names, now });
  return id;
}

export const renameBooking = (trx: Trx, id: string, names: BookingNames): Promise<unknown> =>
  rename.all(trx, { id, ...names });

export const setBookingOrder = (
  trx: Trx,
  id: string,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<unknown> => order.all(trx, { id, orderId, paymentId });

export const setBookingState = (
  trx: Trx,
  id: string,
  state: BookingRow['state'],
  now: Date,
): Promise<unknown> => change.all(trx, { id, state, now });
