import { newId, type OpenDatabase } from '@upround/shared/db';
import { issueCreditNote, issueInvoice, type Sold } from './invoice.store';

/** A payment that was captured, and its order; of the sandbox unless something else is said. */
export async function insertPaid(
  database: OpenDatabase,
  userId: string,
  { provider = 'sandbox', amount = 29_900, title = 'Premium, monthly' } = {},
): Promise<string> {
  const [orderId, paymentId] = [newId(), newId()];
  await database.query(
    `insert into orders (id, user_id, kind, reference_id, title, amount, currency, created_at)
     values ($1, $2, 'membership', $1, $3, $4, 'INR', now())`,
    [orderId, userId, title, amount],
  );
  await database.query(
    `insert into payments (id, order_id, user_id, provider, is_debit, amount, currency, state, created_at, expires_at,
       check_at, ended_at)
     values ($1, $2, $3, $4, false, $5, 'INR', 'SUCCESS', now(), now(), now(), now())`,
    [paymentId, orderId, userId, provider, amount],
  );
  return paymentId;
}

/** A payment with its invoice. */
export async function insertInvoiced(
  database: OpenDatabase,
  sold: Omit<Sold, 'paymentId'> & { provider?: string },
): Promise<{ paymentId: string; number: string }> {
  const paymentId = await insertPaid(database, sold.userId, sold);
  const number = await database.db
    .transaction()
    .execute((trx) => issueInvoice(trx, { ...sold, paymentId }));
  return { paymentId, number };
}

/** Returns a payment: its refund, and the credit note. */
export async function insertReturned(
  database: OpenDatabase,
  { paymentId, at, reason = 'WITHIN_POLICY' }: { paymentId: string; at: Date; reason?: string },
): Promise<string | null> {
  await database.query(
    `insert into refunds (id, payment_id, amount, currency, reason, state, created_at)
     select $1, id, amount, 'INR', $3, 'DONE', $4 from payments where id = $2`,
    [newId(), paymentId, reason, at],
  );
  return database.db.transaction().execute((trx) => issueCreditNote(trx, { paymentId, at }));
}
