import { newId } from '@upround/shared/db';
import type { TestServer } from '@upround/shared/testing-server';

/** What the rows of a paid plan say about its buyer. */
export interface PaidBy {
  userId: string;
  /** Their name on the invoice. */
  buyer: string;
  /** Their UPI id. */
  payer: string;
}

/** The rows of a plan that was paid by a test payment and returned, as the payment engine writes them. */
export async function payForPlan(
  { database }: Pick<TestServer, 'database'>,
  { userId, buyer, payer }: PaidBy,
): Promise<void> {
  const [orderId, paymentId, mandateId, membershipId] = [newId(), newId(), newId(), newId()];
  await database.query(
    `insert into orders (id, user_id, kind, reference_id, title, amount, currency, created_at)
     values ($1, $2, 'membership', $3, 'Premium, monthly', 29900, 'INR', now())`,
    [orderId, userId, membershipId],
  );
  await database.query(
    `insert into mandates (id, user_id, provider, provider_mandate, state, max_amount, debit_amount, currency, period, payer, created_at)
     values ($1, $2, 'sandbox', 'a-mandate', 'ACTIVE', 1500000, 29900, 'INR', 'MONTH', $3, now())`,
    [mandateId, userId, payer],
  );
  await database.query(
    `insert into payments (id, order_id, user_id, provider, mandate_id, is_debit, amount, currency, state, payer,
       created_at, expires_at, ended_at)
     values ($1, $2, $3, 'sandbox', $4, false, 29900, 'INR', 'REFUNDED', $5, now(), now(), now())`,
    [paymentId, orderId, userId, mandateId, payer],
  );
  await database.query('update orders set paid_by = $2 where id = $1', [orderId, paymentId]);
  await database.query(
    `insert into refunds (id, payment_id, amount, currency, reason, state, created_at)
     values ($1, $2, 29900, 'INR', 'DUPLICATE', 'DONE', now())`,
    [newId(), paymentId],
  );
  await database.query(
    `insert into memberships (id, user_id, tier, period, state, mandate_id, created_at)
     values ($1, $2, 1, 'MONTH', 'ACTIVE', $3, now())`,
    [membershipId, userId, mandateId],
  );
  await database.query(
    `insert into membership_periods (id, membership_id, tier, period, starts_at, ends_at, amount, paid_at)
     values ($1, $2, 1, 'MONTH', now(), now() + interval '1 month', 29900, now())`,
    [newId(), membershipId],
  );
  await database.query(
    `insert into entitlements (id, user_id, tier, source, since, membership_id)
     values ($1, $2, 1, 'PLAN', now(), $3)`,
    [newId(), userId, membershipId],
  );
  for (const [kind, number] of [
    ['INVOICE', 'UP/26-27/000001'],
    ['CREDIT_NOTE', 'UPC/26-27/000001'],
  ]) {
    await database.query(
      `insert into invoices (id, number, kind, payment_id, user_id, buyer, title, amount, tax, currency, issued_at)
       values ($1, $2, $3, $4, $5, $6, 'Premium, monthly', 29900, 4561, 'INR', now())`,
      [newId(), number, kind, paymentId, userId, buyer],
    );
  }
  await database.query(
    `insert into sandbox_payments (id, payment_id, amount, currency, title, payer, state, is_debit, mandate, expires_at,
       created_at)
     values ('a-payment', $1, 29900, 'INR', 'Premium, monthly', $2, 'APPROVED', false, 'a-mandate', now(), now())`,
    [paymentId, payer],
  );
  await database.query(
    `insert into sandbox_mandates (id, payer, is_empty, max_amount, state, created_at)
     values ('a-mandate', $1, false, 1500000, 'ACTIVE', now())`,
    [payer],
  );
}
