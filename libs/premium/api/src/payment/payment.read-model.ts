import type { Payment } from '@upround/premium/contract';
import type { Database, Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { PaymentRow } from '../premium-tables';

/** A payment with what was made of it. */
export interface PaymentView extends PaymentRow {
  title: string;
  kind: string;
  reference_id: string;
  paid_by: string | null;
  closed_at: Date | null;
  refunded: number | null;
  invoice: string | null;
  credit_note: string | null;
}

const selected = sql`
  select p.*, o.title, o.kind, o.reference_id, o.paid_by, o.closed_at, r.amount as refunded,
    i.number as invoice, c.number as credit_note
  from payments p
  join orders o on o.id = p.order_id
  left join refunds r on r.payment_id = p.id
  left join invoices i on i.payment_id = p.id and i.kind = 'INVOICE'
  left join invoices c on c.payment_id = p.id and c.kind = 'CREDIT_NOTE'`;

/** A person's payments, newest first. */
export async function listPaymentsOf(
  db: Database,
  userId: string,
  { before, limit }: { before: string; limit: number },
): Promise<PaymentView[]> {
  const { rows } = await sql<PaymentView>`${selected}
    where p.user_id = ${userId}::uuid and p.id < ${before}::uuid
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One payment of the person's; undefined for those of others. */
export async function readPayment(
  db: Database | Trx,
  userId: string,
  id: string,
): Promise<PaymentView | undefined> {
  const { rows } = await sql<PaymentView>`${selected}
    where p.id = ${id}::uuid and p.user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

export const toPayment = (row: PaymentView): Payment => ({
  id: row.id,
  title: row.title,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  failure: row.failure,
  refunded: row.refunded ?? 0,
  invoice: row.invoice,
  creditNote: row.credit_note,
});
