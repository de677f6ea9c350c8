import type { Database, Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { PaymentRow } from '../premium-tables';
import { tablesIn, tablesOf } from '../premium-tables';
import type { PaymentReport, ProviderEvent } from '../provider/payment-provider';

type Outcome = 'APPLIED' | 'KNOWN' | 'UNKNOWN' | 'MISMATCH';
type EventId = Pick<ProviderEvent, 'id' | 'type'>;

/**
 * Claims an event of the provider within the transaction that applies it.
 *
 * @returns false where it was applied before
 */
export async function claimEvent(
  trx: Trx,
  provider: string,
  { id, type }: EventId,
  at: Date,
): Promise<boolean> {
  const row = await tablesIn(trx)
    .insertInto('provider_events')
    .values({
      provider,
      event_id: id,
      type,
      outcome: 'KNOWN',
      payment_id: null,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setOutcome(
  trx: Trx,
  provider: string,
  { id }: Pick<ProviderEvent, 'id'>,
  { outcome, paymentId }: { outcome: Outcome; paymentId: string | null },
): Promise<void> {
  await tablesIn(trx)
    .updateTable('provider_events')
    .set({ outcome, payment_id: paymentId })
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .execute();
}

const eventOf = ({ providerPayment, providerOrder }: PaymentReport): EventId => ({
  id: `report:${providerPayment ?? providerOrder}`,
  type: 'report',
});

/** Stores for an operator that the provider reports other money than a payment is about. */
export async function recordUnsolved(
  { trx, now }: SaleContext,
  { id, provider }: PaymentRow,
  report: PaymentReport,
): Promise<void> {
  const event = eventOf(report);
  if (!(await claimEvent(trx, provider, event, now))) return;
  await setOutcome(trx, provider, event, { outcome: 'MISMATCH', paymentId: id });
}

/** Stores for an operator that the provider captured money that belongs to no payment. */
export async function recordUnknown(
  { trx, now }: SaleContext,
  provider: string,
  report: PaymentReport,
): Promise<void> {
  const event = eventOf(report);
  if (!(await claimEvent(trx, provider, event, now))) return;
  await setOutcome(trx, provider, event, { outcome: 'UNKNOWN', paymentId: null });
}

/** How many reports and refunds need an operator. */
export async function countUnsolved(db: Database): Promise<number> {
  const events = await tablesOf(db)
    .selectFrom('provider_events')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('outcome', 'in', ['UNKNOWN', 'MISMATCH'])
    .executeTakeFirst();
  const refunds = await tablesOf(db)
    .selectFrom('refunds')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return Number(events?.count ?? 0) + Number(refunds?.count ?? 0);
}

/** What needs an operator, newest first. */
export const listUnsolved = (db: Database) =>
  tablesOf(db)
    .selectFrom('provider_events')
    .selectAll()
    .where('outcome', 'in', ['UNKNOWN', 'MISMATCH'])
    .orderBy('received_at', 'desc')
    .limit(50)
    .execute();

/** Marks a report as dealt with. @returns false for one that doesn't need it */
export async function solve(trx: Trx, eventId: string): Promise<boolean> {
  const { numUpdatedRows } = await tablesIn(trx)
    .updateTable('provider_events')
    .set({ outcome: 'SOLVED' })
    .where('event_id', '=', eventId)
    .where('outcome', 'in', ['UNKNOWN', 'MISMATCH'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
