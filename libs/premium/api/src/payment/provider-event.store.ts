import type { Database, Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { PaymentRow } from '../premium-tables';
import { tablesIn, tablesOf } from '../premium-tables';
import type { PaymentReport, ProviderEvent } from '../provider/payment-provider';
import { countStuckRefunds, listStuckRefunds } from './refund.store';

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

/** What an operator has to look at. */
interface Problem {
  /** The same for the same problem, however often and by whatever way it's reported. */
  id: string;
  type: string;
  outcome: 'UNKNOWN' | 'MISMATCH';
  paymentId: string | null;
}

/** Stores a problem for an operator, once; one that was solved stays solved. */
export async function recordProblem(
  trx: Trx,
  provider: string,
  { id, type, outcome, paymentId }: Problem,
  at: Date,
): Promise<void> {
  const event = { id, type };
  if (await claimEvent(trx, provider, event, at)) {
    await setOutcome(trx, provider, event, { outcome, paymentId });
  }
}

const problemOf = ({ providerPayment, providerOrder }: PaymentReport): string =>
  `report:${providerPayment ?? providerOrder}`;

/** Stores for an operator that the provider captured other money than a payment is about. */
export async function recordUnsolved(
  { trx, now }: SaleContext,
  { id: paymentId, provider }: Pick<PaymentRow, 'id' | 'provider'>,
  report: PaymentReport,
): Promise<void> {
  // As long as no money has arrived there is nothing to solve.
  if (report.state !== 'SUCCESS') return;
  const problem = {
    id: problemOf(report),
    type: 'report',
    outcome: 'MISMATCH',
    paymentId,
  } as const;
  await recordProblem(trx, provider, problem, now);
}

/**
 * Stores for an operator that the provider captured money that belongs to no payment, such as a charge of a mandate that
 * we didn't debit. Others may use the same account at the provider; only money that was captured is ours to explain.
 */
export async function recordUnknown(
  { trx, now }: SaleContext,
  provider: string,
  report: PaymentReport,
): Promise<void> {
  if (report.state !== 'SUCCESS') return;
  const type = report.providerMandate === undefined ? 'report' : 'charge';
  const problem = { id: problemOf(report), type, outcome: 'UNKNOWN', paymentId: null } as const;
  await recordProblem(trx, provider, problem, now);
}

/** Notes that captured money belongs to a payment after all. */
export async function settleUnknown(
  trx: Trx,
  { id, provider }: Pick<PaymentRow, 'id' | 'provider'>,
  providerPayment: string,
): Promise<void> {
  await tablesIn(trx)
    .updateTable('provider_events')
    .set({ outcome: 'APPLIED', payment_id: id })
    .where('provider', '=', provider)
    .where('event_id', '=', `report:${providerPayment}`)
    .where('outcome', '=', 'UNKNOWN')
    .execute();
}

const unsolvedEvents = (db: Database) =>
  tablesOf(db).selectFrom('provider_events').where('outcome', 'in', ['UNKNOWN', 'MISMATCH']);

/** How many reports and refunds need an operator. */
export async function countUnsolved(db: Database, now: Date): Promise<number> {
  const events = await unsolvedEvents(db)
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(events?.count ?? 0) + (await countStuckRefunds(db, now));
}

/** What needs an operator. */
export interface Unsolved {
  /** By which it's marked as dealt with. */
  id: string;
  at: Date;
  type: string;
  outcome: string;
  paymentId: string | null;
}

const LISTED = 50;

/** What needs an operator, newest first. */
export async function listUnsolved(db: Database, now: Date): Promise<Unsolved[]> {
  const events = await unsolvedEvents(db)
    .select(['event_id as id', 'received_at as at', 'type', 'outcome', 'payment_id as paymentId'])
    .orderBy('received_at', 'desc')
    .limit(LISTED)
    .execute();
  const refunds = (await listStuckRefunds(db, now, LISTED)).map((refund) => ({
    id: refund.id,
    at: refund.created_at,
    type: 'refund',
    outcome: refund.state,
    paymentId: refund.payment_id,
  }));
  const all: Unsolved[] = [...events, ...refunds];
  return all.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, LISTED);
}

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
