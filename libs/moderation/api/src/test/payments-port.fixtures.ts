import type { RefundVerdict, StaffPayment, StaffPayments } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Tables of payments and problems, which only these tests have. */
export const PAYMENT_TABLES = [
  `create table if not exists test_payments (
    id uuid primary key, user_id uuid not null, outcome text not null, state text not null default 'SUCCESS')`,
  `create table if not exists test_problems (id text primary key, is_solved boolean not null default false)`,
] as const;

interface Row {
  id: string;
  user_id: string;
  outcome: RefundVerdict['outcome'];
  state: StaffPayment['state'];
}

const at = new Date('2026-01-05T09:00:00.000Z');

const toPayment = ({ id, user_id: userId, state }: Row): StaffPayment => ({
  id,
  userId,
  title: 'A plan',
  amount: 29_900,
  currency: 'INR',
  state,
  createdAt: at,
  endedAt: at,
  invoice: 'UP/25-26/000014',
});

/** Payments as premium has them, on a table that says what a refund leads to. */
export const testPayments: StaffPayments = {
  findByNumber: async (db, text) => {
    const { rows } = await sql<Row>`
      select * from test_payments where id::text = ${text} or ${text} = 'UP/' || outcome`.execute(
      db,
    );
    return rows[0]?.id ?? null;
  },
  async list(db, { id, userId, state, before, limit }) {
    const { rows } = await sql<Row>`
      select * from test_payments
      where (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
        and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)
        and (${state ?? null}::text is null or state = ${state ?? null}::text)
        and (${before}::uuid is null or id < ${before}::uuid)
      order by id desc limit ${limit}`.execute(db);
    return rows.map(toPayment);
  },
  async read(db, id) {
    const { rows } = await sql<Row>`select * from test_payments where id::text = ${id}`.execute(db);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      ...toPayment(row),
      orderId: row.id,
      tax: 4_561,
      provider: 'sandbox',
      providerPayment: null,
      failure: null,
      payer: 'as••••@upi',
      isDebit: false,
      creditNote: null,
      refund: row.outcome === 'RETURNED' ? { state: 'PENDING', at } : null,
      verdict: { outcome: row.outcome, reason: '' },
    };
  },
  async refund({ trx }, id, isLate) {
    const { rows } = await sql<Row>`
      select * from test_payments where id::text = ${id} for update`.execute(trx);
    const [row] = rows;
    if (row === undefined) return null;
    const isAllowed = row.outcome === 'POSSIBLE' || (row.outcome === 'LATE' && isLate);
    if (!isAllowed) return { outcome: row.outcome, reason: '' };
    await sql`update test_payments set outcome = 'RETURNED' where id::text = ${id}`.execute(trx);
    return { outcome: 'POSSIBLE', reason: '' };
  },
  async listUnsolved(db) {
    const { rows } = await sql<{ id: string }>`
      select id from test_problems where not is_solved order by id`.execute(db);
    return rows.map(({ id }) => ({ id, at, problem: 'UNKNOWN', paymentId: null }));
  },
  async solve({ trx }, id) {
    const { rows } = await sql`
      update test_problems set is_solved = true where id = ${id} and not is_solved returning 1`.execute(
      trx,
    );
    return rows.length > 0;
  },
};
