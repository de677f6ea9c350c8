import { newId, type Database, type Trx } from '@upround/shared/db';
import type { PaymentRow } from '../premium-tables';
import { tablesIn, tablesOf } from '../premium-tables';

/** Why money is returned: nothing could be delivered, the order was paid twice, or an operator or slice asked for it. */
export type RefundReason = 'UNDELIVERABLE' | 'DUPLICATE' | (string & {});

/**
 * Stores that a payment is to be returned.
 *
 * @returns its id; null where the payment is returned already
 */
export async function insertRefund(
  trx: Trx,
  { id, amount, currency }: PaymentRow,
  reason: RefundReason,
  at: Date,
): Promise<string | null> {
  const row = await tablesIn(trx)
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: id,
      amount,
      currency,
      reason,
      state: 'PENDING',
      provider_refund: null,
      created_at: at,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const refunds = (db: Database | Trx) => tablesOf(db).selectFrom('refunds').selectAll();

export const findRefund = (db: Database | Trx, id: string) =>
  refunds(db).where('id', '=', id).executeTakeFirst();

export const findRefundOf = (db: Database | Trx, paymentId: string) =>
  refunds(db).where('payment_id', '=', paymentId).executeTakeFirst();

/** The refund that a provider's id belongs to. */
export const findByProviderRefund = (db: Database | Trx, providerRefund: string) =>
  refunds(db).where('provider_refund', '=', providerRefund).executeTakeFirst();

export async function changeRefund(
  trx: Trx,
  id: string,
  change: { state?: 'PENDING' | 'DONE' | 'FAILED'; provider_refund?: string; ended_at?: Date },
): Promise<void> {
  await tablesIn(trx).updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Ids of refunds that aren't done, from before a moment. */
export async function findOpenRefunds(
  db: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await refunds(db)
    .where('state', '<>', 'DONE')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
