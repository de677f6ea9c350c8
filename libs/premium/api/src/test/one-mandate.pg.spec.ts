import { changeMembership, retryPayment, startMembership } from '@upround/premium/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const PARALLEL = 100;
const BUYERS = 5;
const UPGRADES = 10;
const REFUNDS = 20;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`racer-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const inParallel = <T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)));
const rows = async <Row = { n: number }>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];

/** How many records of each kind a person has. */
async function recordsOf({ userId }: TestMember): Promise<Record<string, number>> {
  const tables = ['memberships', 'mandates', 'orders', 'payments'];
  const counts = await Promise.all(
    tables.map((table) =>
      rows(`select count(*)::int as n from ${table} where user_id = $1`, userId),
    ),
  );
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]?.[0]?.n ?? -1]));
}
const decide = (paymentId: string, decision: 'approve' | 'decline') =>
  server.app.inject({
    method: 'POST',
    url: `/v1/payments/sandbox/${paymentId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
const ONE = { memberships: 1, mandates: 1, orders: 1, payments: 1 };

describe('P10: a hundred parallel purchases of one plan by one person', () => {
  it.each([
    ['with one key', () => 'the-same'],
    ['with a key each', (at: number) => `another-${at}`],
    ['without keys', () => undefined],
  ])('%s make one membership, mandate, order and payment', async (_name, keyOf) => {
    const buyer = await someone();
    const as = await server.fresh(buyer);
    const answers = await inParallel(PARALLEL, (at) => {
      const key = keyOf(at);
      return server.call(
        startMembership,
        { body: { planId: 'premium', period: 'MONTH' } },
        { as, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
      );
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(await recordsOf(buyer)).toEqual(ONE);
    await server.settle();
    const known = await rows(
      `select count(*)::int as n from sandbox_mandates s join mandates m on m.provider_mandate = s.id
       where m.user_id = $1`,
      buyer.userId,
    );
    expect(known).toEqual([{ n: 1 }]);
  });

  it('with UPI ids take the money once', async () => {
    const buyer = await someone();
    const as = await server.fresh(buyer);
    await inParallel(PARALLEL, () =>
      server.call(
        startMembership,
        { body: { planId: 'premium', period: 'MONTH', vpa: 'success@upi' } },
        { as },
      ),
    );
    await server.settle();
    await server.pass(5_000);
    await server.pass(60_000);
    expect(await recordsOf(buyer)).toEqual(ONE);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  });
});

it('R12: a hundred parallel retries of a failed payment make one more', async () => {
  const buyer = await someone();
  const { paymentId } = await server.buy(buyer);
  await server.settle();
  await decide(paymentId, 'decline');
  await server.pass(5_000);
  const as = await server.fresh(buyer);
  const answers = await inParallel(PARALLEL, (at) =>
    server.call(
      retryPayment,
      { params: { id: paymentId } },
      { as, ...(at % 2 === 0 && { headers: { 'idempotency-key': `retry-${at % 4}` } }) },
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const made = new Set(answers.map(({ body }) => body.paymentId));
  expect([made.size, made.has(paymentId)]).toEqual([1, false]);
  expect(await recordsOf(buyer)).toEqual({ ...ONE, payments: 2 });
});

it('a hundred parallel cancellations are one', async () => {
  const buyer = await someone();
  const { membershipId } = await server.subscribe(buyer);
  const as = await server.fresh(buyer);
  const answers = await inParallel(PARALLEL, () =>
    server.call(
      changeMembership,
      { params: { id: membershipId }, body: { state: 'CANCELLED' } },
      { as },
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
  await server.settle();
  expect(await server.membershipOf(buyer)).toMatchObject({
    state: 'CANCELLED',
    mandate: { state: 'REVOKED' },
  });
  const told = await rows(
    `select s.state, m.wanted from sandbox_mandates s join mandates m on m.provider_mandate = s.id
     where m.user_id = $1`,
    buyer.userId,
  );
  expect(told).toEqual([{ state: 'REVOKED', wanted: null }]);
});

describe('R12: fifty upgrades that race with a capture', () => {
  /** The provider's report of an approved payment, as the sandbox sends it. */
  async function reportOf(paymentId: string) {
    await decide(paymentId, 'approve');
    const [delivery] = await rows<{ body: string }>(
      `select body from sandbox_deliveries where body::jsonb -> 'report' ->> 'paymentId' = $1
         and body::jsonb ->> 'type' = 'payment.captured' limit 1`,
      paymentId,
    );
    return () => server.deliver(delivery?.body ?? '');
  }

  it('open what was paid for, or return the money', async () => {
    const buyers = await inParallel(BUYERS, someone);
    const races = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, ...(await server.buy(buyer)) })),
    );
    await server.settle();
    const sends: (() => Promise<unknown>)[] = [];
    for (const { buyer, paymentId } of races) {
      const report = await reportOf(paymentId);
      const as = await server.fresh(buyer);
      const body = { planId: 'premium_plus', period: 'MONTH' } as const;
      const upgrade = () => server.call(startMembership, { body }, { as });
      const half = Array.from({ length: UPGRADES / 2 }, () => upgrade);
      sends.push(...half, report, ...half);
    }
    await Promise.all(sends.map((send) => send()));
    await server.settle();
    await server.pass(60_000);

    for (const { buyer, paymentId, membershipId } of races) {
      const [plus, ...more] = await rows<{ id: string; order_id: string }>(
        `select p.id, p.order_id from payments p where user_id = $1 and id <> $2`,
        buyer.userId,
        paymentId,
      );
      expect(more).toEqual([]);
      const state = await server.statusOf(buyer, paymentId);
      const running = await server.membershipOf(buyer);
      // The capture came first, or the upgrade had taken the place of what it paid for.
      expect([state, running?.id === membershipId]).toEqual(
        state === 'SUCCESS' ? ['SUCCESS', true] : ['REFUNDED', false],
      );
      await decide(plus?.id ?? '', 'approve');
    }
    await server.pass(5_000);
    for (const { buyer } of races) {
      expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
      const running = await rows(
        `select count(*)::int as n from memberships
         where user_id = $1 and state in ('PENDING', 'ACTIVE', 'GRACE', 'PAUSED', 'CANCELLED')`,
        buyer.userId,
      );
      expect(running).toEqual([{ n: 1 }]);
    }
    expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
  });
});

it(`R12: ${REFUNDS} parallel refunds of one payment return it once`, async () => {
  const buyer = await someone();
  const { paymentId } = await server.subscribe(buyer);
  const answers = await inParallel(REFUNDS, () => server.command('payments refund', paymentId));
  expect(answers.filter((answer) => answer === 'The money is on its way back.')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'This payment is returned already.')).toHaveLength(
    REFUNDS - 1,
  );
  await server.settle();
  expect(await server.statusOf(buyer, paymentId)).toBe('REFUNDED');
  const [numbers] = await rows(
    `select (select count(*)::int from refunds where payment_id = p.id) as refunds,
       (select count(*)::int from sandbox_refunds where payment = p.provider_order) as returned,
       (select count(*)::int from invoices where payment_id = p.id and kind = 'CREDIT_NOTE') as notes,
       (select count(*)::int from ledger_transactions where payment_id = p.id and kind = 'REFUND') as booked
     from payments p where id = $1`,
    paymentId,
  );
  expect(numbers).toEqual({ refunds: 1, returned: 1, notes: 1, booked: 1 });
  expect(await server.planOf(buyer)).toBeNull();
  expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
});
