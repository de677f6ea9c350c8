import { handleTask } from '@upround/shared/tasks';
import type { TestMember } from '@upround/shared/testing-server';
import { debitFailed } from '../membership/membership.definitions';
import { paymentEnded } from '../payment/payment.definitions';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
/** What people are notified of as a failure. */
const failures: { userId: string; what: string }[] = [];
const failuresOf = ({ userId }: TestMember) =>
  failures.filter((failure) => failure.userId === userId).map(({ what }) => what);
const someone = () => server.signUpAs(`pausing-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({
    tasks: [
      handleTask(
        { name: 'test.hear-failed-debits', data: debitFailed.data },
        async (_context, { userId }) => void failures.push({ userId, what: 'DEBIT' }),
        [debitFailed],
      ),
      handleTask(
        { name: 'test.hear-ended-payments', data: paymentEnded.data },
        async (_context, { userId, state }) => {
          if (state === 'FAILED' || state === 'EXPIRED') failures.push({ userId, what: state });
        },
        [paymentEnded],
      ),
    ],
  });
});
afterAll(() => server?.close());

const untilPeriodEnd = async (buyer: TestMember, before: number) => {
  const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
  await server.pass(end - before - server.clock.now().getTime());
};
const setState = async (buyer: TestMember, state: 'ACTIVE' | 'PAUSED') => {
  const { id = '' } = (await server.membershipOf(buyer)) ?? {};
  expect((await server.change(buyer, id, { state })).status).toBe(200);
};

const debitsOf = async ({ userId }: TestMember) =>
  (await server.database.query(
    'select id, state, amount from payments where user_id = $1 and is_debit order by id',
    [userId],
  )) as { id: string; state: string; amount: number }[];
/** Lets the paid period end, and the bank be asked for the next one. */
async function startDebit(buyer: TestMember): Promise<void> {
  await untilPeriodEnd(buyer, 25 * HOUR);
  server.clock.advance(25 * HOUR + MINUTE);
  await server.runScheduled('premium.renew-memberships');
  await server.runTasks();
}
/** A debit that the bank never decides. */
async function startSilentDebit(buyer: TestMember): Promise<void> {
  await startDebit(buyer);
  const [debit] = await debitsOf(buyer);
  await server.database.query('update sandbox_payments set due_at = null where payment_id = $1', [
    debit?.id,
  ]);
}

it('a plan that was resumed within its paid period works while its renewal is debited', async () => {
  const buyer = await someone();
  await server.subscribe(buyer);
  await setState(buyer, 'PAUSED');
  await setState(buyer, 'ACTIVE');
  await untilPeriodEnd(buyer, 25 * HOUR);
  // The period is over, and the next one isn't debited yet.
  server.clock.advance(25 * HOUR + MINUTE);
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
});

it.each([
  ['that the bank has made is returned', 'REFUNDED'],
  ['that the bank refuses ends', 'FAILED'],
])('paused during a debit: one %s, and no past period is charged later', async (_name, ended) => {
  const buyer = await someone();
  await server.subscribe(buyer);
  await startDebit(buyer);
  const payments = () => debitsOf(buyer);
  expect((await payments()).map(({ state }) => state)).toEqual(['PENDING']);
  server.clock.advance(2_000);
  if (ended === 'REFUNDED') await server.premium.sandbox?.advance();
  await setState(buyer, 'PAUSED');
  await server.pass(MINUTE);
  expect((await payments()).map(({ state }) => state)).toEqual([ended]);
  await server.pass(40 * DAY);

  await setState(buyer, 'ACTIVE');
  const resumed = server.clock.now();
  await server.settle();
  await server.pass(25 * HOUR);
  await server.pass(MINUTE);
  await server.pass(MINUTE);
  expect((await payments()).map(({ state }) => state)).toEqual([ended, 'SUCCESS']);
  expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  const { periodStart, periodEnd } = (await server.membershipOf(buyer)) ?? {};
  expect(new Date(periodStart ?? 0).getTime()).toBeGreaterThan(resumed.getTime());
  expect(new Date(periodEnd ?? 0).getTime() - resumed.getTime()).toBeGreaterThan(28 * DAY);
  expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
});

describe('spec 4.50: an order that we give up is no failed debit', () => {
  it('after a change of plan in a pause', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer, { planId: 'premium_plus' });
    await startSilentDebit(buyer);
    await setState(buyer, 'PAUSED');
    const lower = { planId: 'premium', period: 'MONTH' } as const;
    await server.change(buyer, membershipId, { ...lower, preview: true });
    expect((await debitsOf(buyer)).map(({ state }) => state)).toEqual(['PENDING']);
    expect((await server.change(buyer, membershipId, lower)).status).toBe(200);
    expect((await debitsOf(buyer)).map(({ state }) => state)).toEqual(['EXPIRED']);
    await setState(buyer, 'ACTIVE');
    await server.settle();
    await server.pass(25 * HOUR);
    await server.pass(MINUTE);
    expect(await debitsOf(buyer)).toMatchObject([
      { state: 'EXPIRED', amount: 79_900 },
      { state: 'SUCCESS', amount: 29_900 },
    ]);
    expect(await server.membershipOf(buyer)).toMatchObject({ planId: 'premium', state: 'ACTIVE' });
    expect(failuresOf(buyer)).toEqual([]);
  });

  it('after a break, for a period that is over', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    await startSilentDebit(buyer);
    const [open] = await debitsOf(buyer);
    // No check of the payment is scheduled, so the expiry task leaves it open.
    await server.database.query(
      `update payments set check_at = null, expires_at = expires_at + interval '90 days' where id = $1`,
      [open?.id],
    );
    await setState(buyer, 'PAUSED');
    await server.pass(40 * DAY);
    await setState(buyer, 'ACTIVE');
    await server.settle();
    await server.pass(25 * HOUR);
    await server.pass(MINUTE);
    expect((await debitsOf(buyer)).map(({ state }) => state)).toEqual(['EXPIRED', 'SUCCESS']);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
    expect(failuresOf(buyer)).toEqual([]);
  });
});
