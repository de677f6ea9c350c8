import { newId, type Database, type Trx } from '@upround/shared/db';
import { tablesIn, tablesOf } from '../../premium-tables';
import type { MandateState } from '../payment-provider';

const payments = (db: Database | Trx) => tablesOf(db).selectFrom('sandbox_payments').selectAll();

/** A test payment as the sandbox remembers it. */
export type SandboxPayment = NonNullable<
  Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirst']>>
>;

export const findByOrder = (db: Database | Trx, id: string): Promise<SandboxPayment | undefined> =>
  payments(db).where('id', '=', id).executeTakeFirst();

/** @param paymentId the id that the product gave it */
export const findByPaymentId = (
  db: Database | Trx,
  paymentId: string,
): Promise<SandboxPayment | undefined> =>
  payments(db).where('payment_id', '=', paymentId).executeTakeFirst();

export const findByReference = (
  db: Database | Trx,
  reference: string,
): Promise<SandboxPayment | undefined> =>
  payments(db).where('bank_reference', '=', reference).executeTakeFirst();

/** Reads a payment that nobody else decides meanwhile. */
export const lockOrder = (trx: Trx, id: string): Promise<SandboxPayment | undefined> =>
  payments(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores a payment once for each id of the product. */
export async function insertOnce(trx: Trx, row: SandboxPayment): Promise<void> {
  await tablesIn(trx)
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function change(
  trx: Trx,
  id: string,
  values: Partial<Omit<SandboxPayment, 'id' | 'payment_id'>>,
): Promise<void> {
  await tablesIn(trx).updateTable('sandbox_payments').set(values).where('id', '=', id).execute();
}

/** Payments whose course goes on; those that another process has in hand are left out. */
export const lockDue = (trx: Trx, now: Date, limit: number): Promise<SandboxPayment[]> =>
  payments(trx)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Rows of a page of what is listed. */
const PAGE = 200;

/** Where the page after these rows begins; null where they are the last. */
export function nextAfter<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => { at: Date | null; id: string },
): string | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < PAGE) return null;
  const { at, id } = placeOf(last);
  return `${at?.getTime() ?? 0}:${id}`;
}

function placeOf(since: Date, after: string | null): { at: Date; id: string } {
  const [time, id = ''] = after?.split(':') ?? [];
  return { at: time === undefined ? since : new Date(Number(time)), id };
}

/** A page of what was captured, oldest first. */
export function approvedSince(
  db: Database,
  since: Date,
  after: string | null,
): Promise<SandboxPayment[]> {
  const { at, id } = placeOf(since, after);
  return payments(db)
    .where('state', '=', 'APPROVED')
    .where((where) =>
      where.or([
        where('decided_at', '>', at),
        where.and([where('decided_at', '=', at), where('id', '>', id)]),
      ]),
    )
    .orderBy('decided_at')
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

/** A page of refunds, oldest first, with the money that they return. */
export function refundsSince(db: Database, since: Date, after: string | null) {
  const { at, id } = placeOf(since, after);
  return tablesOf(db)
    .selectFrom('sandbox_refunds as r')
    .innerJoin('sandbox_payments as p', 'p.id', 'r.payment')
    .select(['r.id', 'r.refund_id', 'r.created_at', 'p.bank_reference'])
    .where((where) =>
      where.or([
        where('r.created_at', '>', at),
        where.and([where('r.created_at', '=', at), where('r.id', '>', id)]),
      ]),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(PAGE)
    .execute();
}

export const findMandate = (db: Database | Trx, id: string) =>
  tablesOf(db).selectFrom('sandbox_mandates').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertMandateOnce(
  trx: Trx,
  row: { id: string; payer: string | null; is_empty: boolean; max_amount: number; at: Date },
): Promise<void> {
  const { at, ...values } = row;
  await tablesIn(trx)
    .insertInto('sandbox_mandates')
    .values({ ...values, state: 'CREATED', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A revoked mandate stays revoked. */
export async function setMandate(trx: Trx, id: string, state: MandateState): Promise<void> {
  await tablesIn(trx)
    .updateTable('sandbox_mandates')
    .set({ state })
    .where('id', '=', id)
    .where('state', '<>', 'REVOKED')
    .execute();
}

/**
 * Stores a refund once for each id of the product.
 *
 * @returns its id; null where the payment was returned under another one
 */
export async function insertRefundOnce(
  trx: Trx,
  refund: { refundId: string; payment: string; amount: number; at: Date },
): Promise<string | null> {
  const id = `rfnd_${refund.refundId.replaceAll('-', '')}`;
  await tablesIn(trx)
    .insertInto('sandbox_refunds')
    .values({
      id,
      refund_id: refund.refundId,
      payment: refund.payment,
      amount: refund.amount,
      created_at: refund.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findSandboxRefund(trx, id);
  return stored === undefined ? null : id;
}

export const findSandboxRefund = (db: Database | Trx, id: string) =>
  tablesOf(db).selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** Puts an event into the queue of webhooks. */
export async function insertDelivery(
  trx: Trx,
  { eventId, body, at }: { eventId: string; body: string; at: Date },
): Promise<void> {
  await tablesIn(trx)
    .insertInto('sandbox_deliveries')
    .values({ id: newId(), event_id: eventId, body, due_at: at })
    .execute();
}

export const lockDeliveries = (trx: Trx, now: Date, limit: number) =>
  tablesIn(trx)
    .selectFrom('sandbox_deliveries')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const postponeDelivery = (trx: Trx, id: string, values: { due_at: Date; tries: number }) =>
  tablesIn(trx).updateTable('sandbox_deliveries').set(values).where('id', '=', id).execute();

export const deleteDelivery = (trx: Trx, id: string) =>
  tablesIn(trx).deleteFrom('sandbox_deliveries').where('id', '=', id).execute();

/** When something is due next; null if nothing is. */
export async function nextDue(db: Database): Promise<Date | null> {
  const payment = await tablesOf(db)
    .selectFrom('sandbox_payments')
    .select((of) => of.fn.min('due_at').as('at'))
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  const delivery = await tablesOf(db)
    .selectFrom('sandbox_deliveries')
    .select((of) => of.fn.min('due_at').as('at'))
    .executeTakeFirst();
  const times = [payment?.at, delivery?.at].flatMap((at) => at?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
