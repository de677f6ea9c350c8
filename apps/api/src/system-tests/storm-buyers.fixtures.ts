import { newId } from '@upround/shared/db';
import type { TestDatabase } from '@upround/shared/testing-server';

export const AMOUNT = 29_900;
const HOUR_MS = 3_600_000;
const WINDOW_MS = 24 * HOUR_MS;
/** Captured so long ago that the comparison with the provider doesn't find it: the webhooks have to. */
const DECIDED_BEFORE_MS = 4 * 24 * HOUR_MS;

/** A buyer who waits for a plan, with the payments of one order. */
export interface Buyer {
  userId: string;
  orderId: string;
  paymentIds: readonly string[];
}

const values = (rows: number, columns: readonly string[]) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `(${columns.map((type, at) => `$${row * columns.length + at + 1}::${type}`).join(', ')})`,
  ).join(', ');

async function insert(
  database: TestDatabase,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const AT_ONCE = 500;
  const names = Object.keys(columns).join(', ');
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    await database.query(
      `insert into ${table} (${names}) values ${values(part.length, Object.values(columns))}`,
      part.flat(),
    );
  }
}

export const providerOrder = (paymentId: string) => `order_${paymentId.replaceAll('-', '')}`;
export const bankReference = (paymentId: string) => `pay_${paymentId.replaceAll('-', '')}`;

/**
 * Inserts people who have asked for a plan: order, membership and payments as after the call, and what the sandbox knows.
 *
 * @param paymentsOf how many payments the order of each buyer has
 * @param isApproved whether the buyer has paid; the sandbox returns no other money
 */
export async function insertBuyers(
  database: TestDatabase,
  {
    count,
    paymentsOf,
    isApproved,
  }: {
    count: number;
    paymentsOf(at: number): number;
    isApproved: boolean;
  },
): Promise<Buyer[]> {
  const now = new Date();
  const until = new Date(now.getTime() + WINDOW_MS);
  const decided = new Date(now.getTime() - DECIDED_BEFORE_MS);
  const all = Array.from({ length: count }, (_, at) => ({
    userId: newId(),
    orderId: newId(),
    mandateId: newId(),
    membershipId: newId(),
    periodId: newId(),
    paymentIds: Array.from({ length: paymentsOf(at) }, () => newId()),
  }));
  await insert(
    database,
    'people',
    { id: 'uuid', slug: 'text', display_name: 'text', headline: 'text', state: 'text' },
    all.map(({ userId }) => [userId, `buyer-${userId}`, 'Asha Rao', '', 'ACTIVE']),
  );
  await insert(
    database,
    'mandates',
    {
      id: 'uuid',
      user_id: 'uuid',
      provider: 'text',
      provider_mandate: 'text',
      state: 'text',
      max_amount: 'int',
      debit_amount: 'int',
      currency: 'text',
      period: 'text',
      created_at: 'timestamptz',
    },
    all.map(({ mandateId, userId }) => [
      mandateId,
      userId,
      'sandbox',
      `mandate_${mandateId.replaceAll('-', '')}`,
      'CREATED',
      1_500_000,
      AMOUNT,
      'INR',
      'MONTH',
      now,
    ]),
  );
  await insert(
    database,
    'memberships',
    {
      id: 'uuid',
      user_id: 'uuid',
      tier: 'int',
      period: 'text',
      state: 'text',
      mandate_id: 'uuid',
      created_at: 'timestamptz',
    },
    all.map(({ membershipId, userId, mandateId }) => [
      membershipId,
      userId,
      1,
      'MONTH',
      'PENDING',
      mandateId,
      now,
    ]),
  );
  await insert(
    database,
    'membership_periods',
    {
      id: 'uuid',
      membership_id: 'uuid',
      tier: 'int',
      period: 'text',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      amount: 'int',
    },
    all.map(({ periodId, membershipId }) => [
      periodId,
      membershipId,
      1,
      'MONTH',
      now,
      until,
      AMOUNT,
    ]),
  );
  await insert(
    database,
    'orders',
    {
      id: 'uuid',
      user_id: 'uuid',
      kind: 'text',
      reference_id: 'uuid',
      title: 'text',
      amount: 'int',
      currency: 'text',
      created_at: 'timestamptz',
    },
    all.map(({ orderId, userId, periodId }) => [
      orderId,
      userId,
      'PLAN',
      periodId,
      'Premium, monthly',
      AMOUNT,
      'INR',
      now,
    ]),
  );
  const payments = all.flatMap((buyer) =>
    buyer.paymentIds.map((paymentId) => ({ ...buyer, paymentId })),
  );
  await insert(
    database,
    'payments',
    {
      id: 'uuid',
      order_id: 'uuid',
      user_id: 'uuid',
      provider: 'text',
      mandate_id: 'uuid',
      is_debit: 'bool',
      amount: 'int',
      currency: 'text',
      state: 'text',
      provider_order: 'text',
      created_at: 'timestamptz',
      expires_at: 'timestamptz',
    },
    payments.map(({ paymentId, orderId, userId, mandateId }) => [
      paymentId,
      orderId,
      userId,
      'sandbox',
      mandateId,
      false,
      AMOUNT,
      'INR',
      'PENDING',
      providerOrder(paymentId),
      now,
      until,
    ]),
  );
  await insert(
    database,
    'sandbox_payments',
    {
      id: 'text',
      payment_id: 'uuid',
      amount: 'int',
      currency: 'text',
      title: 'text',
      state: 'text',
      is_debit: 'bool',
      bank_reference: 'text',
      expires_at: 'timestamptz',
      created_at: 'timestamptz',
      decided_at: 'timestamptz',
    },
    payments.map(({ paymentId }) => [
      providerOrder(paymentId),
      paymentId,
      AMOUNT,
      'INR',
      'Premium, monthly',
      isApproved ? 'APPROVED' : 'OPEN',
      false,
      isApproved ? bankReference(paymentId) : null,
      until,
      now,
      isApproved ? decided : null,
    ]),
  );
  return all;
}
