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

/** A refund that isn't done after so long is one for an operator. */
export const REFUND_STUCK_MS = 24 * 3_600_000;

const stuckRefunds = (db: Database | Trx, now: Date) =>
  tablesOf(db)
    .selectFrom('refunds')
    .where((where) =>
      where.or([
        where('state', '=', 'FAILED'),
        where.and([
          where('state', '=', 'PENDING'),
          where('created_at', '<=', new Date(now.getTime() - REFUND_STUCK_MS)),
        ]),
      ]),
    );

/** How many refunds failed, or the provider has refused or delayed for a day. */
export async function countStuckRefunds(db: Database, now: Date): Promise<number> {
  const row = await stuckRefunds(db, now)
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The same refunds, newest first. */
export const listStuckRefunds = (db: Database, now: Date, limit: number) =>
  stuckRefunds(db, now).selectAll().orderBy('created_at', 'desc').limit(limit).execute();

export const isStuckRefund = async (trx: Trx, id: string, now: Date): Promise<boolean> =>
  (await stuckRefunds(trx, now).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

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

/** Ids of refunds that aren't done, of a span of time. */
export async function findOpenRefunds(
  db: Database,
  { since, before }: { since: Date; before: Date },
  limit: number,
): Promise<string[]> {
  const rows = await refunds(db)
    .where('state', '<>', 'DONE')
    .where('created_at', '>', since)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
