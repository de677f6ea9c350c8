import { readPaymentStatus, retryPayment } from '@upround/premium/contract';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`member-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

type Buyer = Awaited<ReturnType<typeof someone>>;

/** Lets time pass until shortly before the period's end. */
async function untilBeforeEnd(buyer: Buyer, before: number) {
  const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
  await server.pass(end - before - server.clock.now().getTime());
  return new Date(end);
}
const paymentsOf = async (buyer: Buyer) =>
  (await server.database.query(
    `select p.state, p.is_debit, p.amount from payments p where user_id = $1 order by id`,
    [buyer.userId],
  )) as { state: string; is_debit: boolean; amount: number }[];
const noticesOf = async (buyer: Buyer) =>
  (await server.database.query(
    'select noticed_for, noticed_at from memberships where user_id = $1',
    [buyer.userId],
  )) as { noticed_for: Date; noticed_at: Date }[];

describe('renewal', () => {
  it('spec 4.50: is announced a day before, and charged once', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    const end = await untilBeforeEnd(buyer, 27 * HOUR);
    expect((await noticesOf(buyer))[0]?.noticed_for).toBeNull();
    await server.pass(2 * HOUR);
    const [notice] = await noticesOf(buyer);
    expect(end.getTime() - (notice?.noticed_at.getTime() ?? end.getTime())).toBeGreaterThanOrEqual(
      DAY,
    );
    expect(await paymentsOf(buyer)).toHaveLength(1);
    await server.pass(25 * HOUR + MINUTE);
    await server.pass(MINUTE);
    await server.pass(HOUR);
    expect(await paymentsOf(buyer)).toEqual([
      { state: 'SUCCESS', is_debit: false, amount: 29_900 },
      { state: 'SUCCESS', is_debit: true, amount: 29_900 },
    ]);
    expect(await server.membershipOf(buyer)).toMatchObject({
      state: 'ACTIVE',
      periodStart: end.toISOString(),
    });
  });

  it('has three days of grace and two more tries where the debit fails; then the plan ends', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, {}, 'nofunds@upi');
    await untilBeforeEnd(buyer, 25 * HOUR);
    await server.pass(25 * HOUR + MINUTE);
    await server.pass(MINUTE);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'GRACE' });
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    await server.pass(DAY + MINUTE);
    await server.pass(MINUTE);
    await server.pass(DAY + MINUTE);
    await server.pass(MINUTE);
    expect((await paymentsOf(buyer)).map(({ state }) => state)).toEqual([
      'SUCCESS',
      'FAILED',
      'FAILED',
      'FAILED',
    ]);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    await server.pass(DAY);
    expect(await server.planOf(buyer)).toBeNull();
    expect(await server.membershipOf(buyer)).toBeNull();
    await server.pass(5 * DAY);
    expect(await paymentsOf(buyer)).toHaveLength(4);
  });

  it('can be paid by hand where the debit failed, and goes on', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, {}, 'nofunds@upi');
    const end = await untilBeforeEnd(buyer, 25 * HOUR);
    await server.pass(25 * HOUR + MINUTE);
    await server.pass(MINUTE);
    const failed = (await server.membershipOf(buyer))?.openPaymentId ?? '';
    const as = await server.fresh(buyer);
    const read = await server.call(readPaymentStatus, { params: { id: failed } }, { as });
    expect(read.body).toMatchObject({ state: 'FAILED', failure: 'NO_FUNDS', canRetry: true });
    const again = await server.call(retryPayment, { params: { id: failed } }, { as });
    await server.settle();
    await server.app.inject({
      method: 'POST',
      url: `/v1/payments/sandbox/${again.body.paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    await server.pass(5_000);
    expect(await server.membershipOf(buyer)).toMatchObject({
      state: 'ACTIVE',
      periodStart: end.toISOString(),
      openPaymentId: null,
    });
    await server.pass(2 * DAY);
    expect(await paymentsOf(buyer)).toHaveLength(3);
  });

  it('spec 4.52: ends with the cancellation, and the plan works to the end', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer);
    const cancelled = await server.change(buyer, membershipId, { state: 'CANCELLED' });
    expect(cancelled.body.membership).toMatchObject({
      state: 'CANCELLED',
      nextDebitAt: null,
      mandate: { state: 'REVOKED' },
    });
    expect((await server.change(buyer, membershipId, { state: 'CANCELLED' })).status).toBe(200);
    expect((await server.change(buyer, membershipId, { state: 'ACTIVE' })).error?.code).toBe(
      'CANNOT_CHANGE_STATE',
    );
    await untilBeforeEnd(buyer, MINUTE);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    await server.pass(2 * MINUTE);
    expect(await server.planOf(buyer)).toBeNull();
    await server.pass(5 * DAY);
    expect(await paymentsOf(buyer)).toHaveLength(1);
  });

  it('stops while paused; resuming later announces the debit first', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer);
    expect(
      (await server.change(buyer, membershipId, { state: 'PAUSED' })).body.membership,
    ).toMatchObject({ state: 'PAUSED', nextDebitAt: null, mandate: { state: 'PAUSED' } });
    await untilBeforeEnd(buyer, -10 * DAY);
    expect(await server.planOf(buyer)).toBeNull();
    expect((await server.change(buyer, membershipId, { state: 'ACTIVE' })).status).toBe(200);
    await server.settle();
    await server.pass(23 * HOUR);
    expect(await paymentsOf(buyer)).toHaveLength(1);
    expect(await server.planOf(buyer)).toBeNull();
    await server.pass(2 * HOUR);
    await server.pass(MINUTE);
    expect(await paymentsOf(buyer)).toHaveLength(2);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  });
});

describe('changing the plan', () => {
  it('spec 4.51: a higher plan starts at once; the rest of the lower one counts', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer);
    await server.pass(10 * DAY);
    const body = { planId: 'premium_plus', period: 'MONTH' } as const;
    const preview = await server.change(buyer, membershipId, { ...body, preview: true });
    const { credit = 0, dueNow = 0, price = 0 } = preview.body.proration ?? {};
    expect(price).toBe(79_900);
    expect(credit).toBeGreaterThan(18_000);
    expect(credit).toBeLessThan(21_000);
    expect(dueNow).toBe(price - credit);
    expect(preview.body.payment).toBeNull();
    expect(await paymentsOf(buyer)).toHaveLength(1);

    const changed = await server.change(buyer, membershipId, body);
    const paymentId = changed.body.payment?.paymentId ?? '';
    await server.settle();
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    await server.app.inject({
      method: 'POST',
      url: `/v1/payments/sandbox/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    await server.pass(5_000);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
    const now = await server.membershipOf(buyer);
    expect(now).toMatchObject({ planId: 'premium_plus', state: 'ACTIVE' });
    expect(now?.id).not.toBe(membershipId);
    await untilBeforeEnd(buyer, 25 * HOUR);
    await server.pass(25 * HOUR + MINUTE);
    await server.pass(MINUTE);
    expect((await paymentsOf(buyer)).map(({ amount }) => amount)).toEqual([
      29_900,
      // A moment has passed since the preview.
      expect.closeTo(dueNow, -2),
      79_900,
    ]);
  });

  it('a renewal that is paid between order and payment of a higher plan counts too', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    await untilBeforeEnd(buyer, 25 * HOUR);
    await untilBeforeEnd(buyer, MINUTE);
    const { paymentId } = await server.buy(buyer, { planId: 'premium_plus' });
    await server.pass(2 * MINUTE);
    await server.pass(MINUTE);
    expect(await paymentsOf(buyer)).toHaveLength(3);
    await server.app.inject({
      method: 'POST',
      url: `/v1/payments/sandbox/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    await server.pass(5_000);
    const membership = await server.membershipOf(buyer);
    expect(membership).toMatchObject({ planId: 'premium_plus', state: 'ACTIVE' });
    const [start, end] = [membership?.periodStart, membership?.periodEnd].map((at) =>
      new Date(at ?? 0).getTime(),
    );
    // A month, and the share of it that the renewal was worth: 299 of 799.
    expect(((end ?? 0) - (start ?? 0)) / DAY).toBeGreaterThan(38);
  });

  it('a lower plan or another period starts at the end of what is paid', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer, { planId: 'premium_plus' });
    const changed = await server.change(buyer, membershipId, { planId: 'premium', period: 'YEAR' });
    expect(changed.body).toMatchObject({
      membership: {
        planId: 'premium_plus',
        change: { planId: 'premium', period: 'YEAR' },
        nextAmount: 299_000,
      },
      proration: { from: 'PERIOD_END', dueNow: 0 },
      payment: null,
    });
    await untilBeforeEnd(buyer, 25 * HOUR);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
    await server.pass(25 * HOUR + MINUTE);
    await server.pass(MINUTE);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    expect(await server.membershipOf(buyer)).toMatchObject({
      planId: 'premium',
      period: 'YEAR',
      change: null,
    });
    expect((await paymentsOf(buyer)).map(({ amount }) => amount)).toEqual([79_900, 299_000]);
  });

  it('the same plan is refused, or undoes a change', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer, { planId: 'premium_plus' });
    const same = { planId: 'premium_plus', period: 'MONTH' } as const;
    expect((await server.change(buyer, membershipId, same)).error?.code).toBe('SAME_PLAN');
    await server.change(buyer, membershipId, { planId: 'premium', period: 'MONTH' });
    expect((await server.change(buyer, membershipId, same)).body.membership.change).toBeNull();
  });

  it('is no one else’s business', async () => {
    const [buyer, stranger] = [await someone(), await someone()];
    const { membershipId, paymentId } = await server.subscribe(buyer);
    expect((await server.change(stranger, membershipId, { state: 'CANCELLED' })).status).toBe(404);
    const as = await server.fresh(stranger);
    const status = await server.call(readPaymentStatus, { params: { id: paymentId } }, { as });
    expect(status.status).toBe(404);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  });
});
