import { isId, newId, statement, type Database, type Trx } from '@upround/shared/db';
import type { OrderRow, PaymentRow } from '../premium-tables';
import { tablesIn, tablesOf } from '../premium-tables';
import type { PaymentReport } from '../provider/payment-provider';

const lock = statement<never, { person: string }>(
  'premium.lock-buyer',
  `select pg_advisory_xact_lock(hashtextextended('premium:' || :person::text, 0))`,
);

/**
 * Lets others wait who change the person's orders, payments or membership. Every such transaction begins with it, so
 * that none of them wait for each other in a circle.
 */
export const lockBuyer = (trx: Trx, userId: string): Promise<unknown> =>
  lock.all(trx, { person: userId });

/** A payment with its order. */
export interface PaymentWithOrder {
  payment: PaymentRow;
  order: OrderRow;
}

export async function findPayment(db: Database | Trx, id: string): Promise<PaymentRow | undefined> {
  return tablesOf(db).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Reads a payment and its order under the buyer's lock.
 *
 * @returns undefined where there is none
 */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentWithOrder | undefined> {
  const found = await findPayment(trx, id);
  if (found === undefined) return undefined;
  await lockBuyer(trx, found.user_id);
  // Read again: it may have changed while the lock was waited for.
  const payment = await findPayment(trx, id);
  const order = await findOrder(trx, found.order_id);
  return payment === undefined || order === undefined ? undefined : { payment, order };
}

export const findOrder = (db: Database | Trx, id: string): Promise<OrderRow | undefined> =>
  tablesOf(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertOrder(
  trx: Trx,
  values: Omit<OrderRow, 'id' | 'paid_by' | 'closed_at'>,
): Promise<OrderRow> {
  const row = { ...values, id: newId(), paid_by: null, closed_at: null };
  await tablesIn(trx).insertInto('orders').values(row).execute();
  return row;
}

export async function insertPayment(
  trx: Trx,
  values: Omit<
    PaymentRow,
    'id' | 'state' | 'failure' | 'provider_order' | 'provider_payment' | 'intent_url' | 'ended_at'
  >,
): Promise<PaymentRow> {
  const row: PaymentRow = {
    ...values,
    id: newId(),
    state: 'CREATED',
    failure: null,
    provider_order: null,
    provider_payment: null,
    intent_url: null,
    ended_at: null,
  };
  await tablesIn(trx).insertInto('payments').values(row).execute();
  return row;
}

export async function changePayment(
  trx: Trx,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'order_id' | 'user_id' | 'amount' | 'currency'>>,
): Promise<void> {
  await tablesIn(trx).updateTable('payments').set(change).where('id', '=', id).execute();
}

/**
 * The id of the payment that a report is about: by the provider's order, else by our id that came back with it, since
 * a report may arrive before the answer that names the order.
 */
export async function findReported(
  db: Database | Trx,
  provider: string,
  { providerOrder, paymentId }: Pick<PaymentReport, 'providerOrder' | 'paymentId'>,
): Promise<string | undefined> {
  const row = await tablesOf(db)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_order', '=', providerOrder)
    .executeTakeFirst();
  if (row !== undefined) return row.id;
  if (paymentId === null || !isId(paymentId)) return undefined;
  return (await findPayment(db, paymentId))?.id;
}

/** The payment that already has this captured money. */
export async function findByProviderPayment(
  db: Database | Trx,
  provider: string,
  providerPayment: string,
): Promise<string | undefined> {
  const row = await tablesOf(db)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_payment', '=', providerPayment)
    .executeTakeFirst();
  return row?.id;
}

/** Payments of an order that aren't decided. */
export async function openPaymentsOf(trx: Trx, orderId: string): Promise<PaymentRow[]> {
  return tablesIn(trx)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
}

/** Ids of payments that the provider has to be asked about, the longest waiting first. */
export async function findPaymentsToCheck(
  db: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('payments')
    .select('id')
    .where('check_at', '<=', before)
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets others get their turn before a payment that couldn't be checked. */
export async function postponeCheck(trx: Trx, id: string, to: Date): Promise<void> {
  await tablesIn(trx)
    .updateTable('payments')
    .set({ check_at: to })
    .where('id', '=', id)
    .where('check_at', '<', to)
    .execute();
}

export async function setPaidBy(trx: Trx, orderId: string, paymentId: string): Promise<void> {
  await tablesIn(trx)
    .updateTable('orders')
    .set({ paid_by: paymentId })
    .where('id', '=', orderId)
    .execute();
}

/** Marks an order that isn't paid as given up. */
export async function setClosed(trx: Trx, orderId: string, at: Date): Promise<void> {
  await tablesIn(trx)
    .updateTable('orders')
    .set({ closed_at: at })
    .where('id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Ids of the debits of a mandate that aren't decided. */
export async function findOpenDebits(db: Database | Trx, mandateId: string): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('payments')
    .select('id')
    .where('mandate_id', '=', mandateId)
    .where('is_debit', '=', true)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
  return rows.map(({ id }) => id);
}
