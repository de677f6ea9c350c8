import { retryPayment } from '@upround/premium/contract';
import { handleTask } from '@upround/shared/tasks';
import type { TestMember } from '@upround/shared/testing-server';
import { debitAnnounced } from '../membership/membership.definitions';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
const notices: { userId: string; amount: number; heardAt: number }[] = [];
const someone = () => server.signUpAs(`announced-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({
    tasks: [
      handleTask(
        { name: 'test.hear-announcements', data: debitAnnounced.data },
        async (_context, { userId, amount }) => {
          notices.push({ userId, amount, heardAt: server.clock.now().getTime() });
        },
        [debitAnnounced],
      ),
    ],
  });
});
afterAll(() => server?.close());

const noticesOf = ({ userId }: TestMember) => notices.filter((each) => each.userId === userId);

interface Debit {
  state: string;
  amount: number;
  created_at: Date;
}
const debitsOf = async ({ userId }: TestMember) =>
  (await server.database.query(
    'select state, amount, created_at from payments where user_id = $1 and is_debit order by id',
    [userId],
  )) as Debit[];

async function untilBeforeEnd(buyer: TestMember, before: number) {
  const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
  await server.pass(end - before - server.clock.now().getTime());
}
/** Lets a step of time pass, and the moment that a debit takes. */
async function pass(milliseconds: number) {
  await server.pass(milliseconds);
  await server.pass(MINUTE);
}

async function expectAnnounced(buyer: TestMember): Promise<void> {
  const debits = await debitsOf(buyer);
  expect(debits.length).toBeGreaterThan(0);
  for (const { amount, created_at: at } of debits) {
    const heard = noticesOf(buyer).filter(
      (notice) => notice.amount === amount && at.getTime() - notice.heardAt >= DAY,
    );
    expect([amount, heard.length > 0]).toEqual([amount, true]);
  }
}

describe('spec 4.50: a debit', () => {
  it('of another amount is announced again, and made a day later', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer, { planId: 'premium_plus' });
    await untilBeforeEnd(buyer, 25 * HOUR);
    expect(noticesOf(buyer).map(({ amount }) => amount)).toEqual([79_900]);
    await server.pass(HOUR);
    const changed = await server.change(buyer, membershipId, { planId: 'premium', period: 'YEAR' });
    expect(changed.body.membership).toMatchObject({ nextAmount: 299_000 });
    await server.settle();
    await pass(25 * HOUR);
    expect(noticesOf(buyer).map(({ amount }) => amount)).toEqual([79_900, 299_000]);
    await expectAnnounced(buyer);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  });

  it('that was announced before a pause is announced again after it', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer);
    await untilBeforeEnd(buyer, 25 * HOUR);
    expect(noticesOf(buyer)).toHaveLength(1);
    await server.change(buyer, membershipId, { state: 'PAUSED' });
    await server.pass(30 * DAY);
    const since = server.clock.now().getTime();
    const resumed = await server.change(buyer, membershipId, { state: 'ACTIVE' });
    const { nextDebitAt } = resumed.body.membership;
    expect(new Date(nextDebitAt ?? 0).getTime()).toBeGreaterThanOrEqual(since + DAY);
    await pass(HOUR);
    expect(await debitsOf(buyer)).toHaveLength(0);
    await pass(DAY);
    expect(noticesOf(buyer)).toHaveLength(2);
    await expectAnnounced(buyer);
  });
});

describe('a renewal that wasn’t paid', () => {
  const inGrace = async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(
      buyer,
      { planId: 'premium_plus' },
      'nofunds@upi',
    );
    await untilBeforeEnd(buyer, 25 * HOUR);
    await pass(26 * HOUR);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'GRACE' });
    return { buyer, membershipId };
  };

  it('has the price that was announced: a change waits until it is paid', async () => {
    const { buyer, membershipId } = await inGrace();
    const lower = { planId: 'premium', period: 'MONTH' } as const;
    const refused = await server.change(buyer, membershipId, lower);
    expect([refused.status, refused.error?.code]).toEqual([409, 'CANNOT_CHANGE_STATE']);
    expect((await server.membershipOf(buyer))?.change).toBeNull();
  });

  it('is tried twice more, however often a payment by hand fails', async () => {
    const { buyer } = await inGrace();
    const as = await server.fresh(buyer);
    for (let round = 0; round < 2; round += 1) {
      const { openPaymentId } = (await server.membershipOf(buyer)) ?? {};
      const retried = await server.call(
        retryPayment,
        { params: { id: openPaymentId ?? '' } },
        { as },
      );
      expect(retried.status).toBe(200);
      await server.settle();
      await server.app.inject({
        method: 'POST',
        url: `/v1/payments/sandbox/${retried.body.paymentId}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'decision=decline',
      });
      await server.pass(5_000);
    }
    expect(await debitsOf(buyer)).toHaveLength(1);
    await pass(25 * HOUR);
    await pass(25 * HOUR);
    expect(await debitsOf(buyer)).toHaveLength(3);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'GRACE', nextDebitAt: null });
    await pass(DAY);
    expect(await server.planOf(buyer)).toBeNull();
  });
});
