import {
  listPayments,
  listPlans,
  readPaymentStatus,
  retryPayment,
  startMembership,
} from '@upround/premium/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`buyer-${(count += 1)}`, { displayName: 'Asha Rao' });

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const decide = (paymentId: string, decision: string) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/payments/sandbox/${paymentId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
const read = async (as: TestMember, id: string) =>
  (await server.call(readPaymentStatus, { params: { id } }, { as: await server.fresh(as) })).body;

describe('G34: the plans', () => {
  it('spec 3: are three in the order of their tiers, for guests too', async () => {
    const { status, body } = await server.call(listPlans, {});
    expect(status).toBe(200);
    expect(body.data.map(({ tier, name, offeringId }) => [tier, name, offeringId])).toEqual([
      [1, 'Premium', 'premium'],
      [2, 'Premium Plus', 'premium_plus'],
      [3, 'Premium Jobs', 'premium_jobs'],
    ]);
    for (const { prices } of body.data) {
      expect(prices.map(({ period, currency }) => [period, currency])).toEqual([
        ['MONTH', 'INR'],
        ['YEAR', 'INR'],
      ]);
    }
  });
});

describe('buying a plan', () => {
  it('is paid on the page of the payer’s app, and opens the plan', async () => {
    const buyer = await someone();
    const started = await server.buy(buyer);
    expect(started).toMatchObject({
      state: 'CREATED',
      payUrl: `http://localhost/v1/payments/sandbox/${started.paymentId}`,
    });
    const page = await server.app.inject(`/v1/payments/sandbox/${started.paymentId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Test payment');
    expect(page.body).toContain('₹299.00');
    expect(await server.statusOf(buyer, started.paymentId)).toBe('PENDING');
    expect(await server.planOf(buyer)).toBeNull();

    expect((await decide(started.paymentId, 'approve')).statusCode).toBe(303);
    await server.pass(5_000);
    expect(await read(buyer, started.paymentId)).toMatchObject({
      state: 'SUCCESS',
      amount: 29_900,
      invoice: expect.stringMatching(/^UP\/\d{2}-\d{2}\/\d{6}$/) as unknown,
      canRetry: false,
      isTest: true,
      next: '/premium-plans',
    });
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1, source: 'PLAN' });
    expect(await server.membershipOf(buyer)).toMatchObject({
      id: started.membershipId,
      state: 'ACTIVE',
      planId: 'premium',
      amount: 29_900,
      nextAmount: 29_900,
      mandate: { state: 'ACTIVE', maxAmount: 1_500_000 },
      openPaymentId: null,
    });
    const own = server.sent.filter(({ userIds }) => userIds.includes(buyer.userId));
    expect(own.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['premium.payment', 'premium.plan']),
    );
    expect(own.at(-1)?.data ?? {}).not.toHaveProperty('amount');
    expect(server.mails.filter(({ to }) => to.startsWith(buyer.userId))).toEqual([
      expect.objectContaining({ subject: 'Your invoice for Premium, monthly' }),
    ]);
    const invoice = await server.app.inject({
      url: `/v1/payments/${started.paymentId}/invoice`,
      headers: { 'x-person': buyer.userId },
    });
    expect([invoice.headers['content-type'], invoice.body.slice(0, 200)]).toEqual([
      'application/pdf',
      expect.stringContaining('%PDF'),
    ]);
  });

  it('can be declined, and the same order paid by another payment', async () => {
    const buyer = await someone();
    const { paymentId, membershipId } = await server.buy(buyer);
    await decideAfterOpening(paymentId, 'decline');
    expect(await read(buyer, paymentId)).toMatchObject({
      state: 'FAILED',
      failure: 'DECLINED',
      canRetry: true,
      payUrl: null,
    });
    const as = await server.fresh(buyer);
    const again = await server.call(retryPayment, { params: { id: paymentId } }, { as });
    const twice = await server.call(retryPayment, { params: { id: paymentId } }, { as });
    expect(again.body.paymentId).not.toBe(paymentId);
    expect(twice.body.paymentId).toBe(again.body.paymentId);
    await decideAfterOpening(again.body.paymentId, 'approve');
    expect(await server.membershipOf(buyer)).toMatchObject({ id: membershipId, state: 'ACTIVE' });
    expect(
      (
        await server.call(
          retryPayment,
          { params: { id: paymentId } },
          { as: await server.fresh(buyer) },
        )
      ).error?.code,
    ).toBe('NOT_RETRYABLE');
    const { body } = await server.call(
      listPayments,
      { query: {} },
      { as: await server.fresh(buyer) },
    );
    expect(body.data.map(({ state, title }) => [state, title])).toEqual([
      ['SUCCESS', 'Premium, monthly'],
      ['FAILED', 'Premium, monthly'],
    ]);
  });

  async function decideAfterOpening(paymentId: string, decision: string) {
    await server.settle();
    await decide(paymentId, decision);
    await server.pass(5_000);
  }

  it.each([
    ['success@upi', 5_000, 'SUCCESS'],
    ['asha.rao@okbank', 5_000, 'SUCCESS'],
    ['fail@upi', 5_000, 'FAILED'],
    ['pending@upi', 5_000, 'PENDING'],
    ['pending@upi', 30_000, 'SUCCESS'],
    ['timeout@upi', 6 * MINUTE, 'EXPIRED'],
    ['invalid@upi', 5_000, 'FAILED'],
  ])('takes the course of %s after %i ms: %s', async (vpa, after, state) => {
    const buyer = await someone();
    const { paymentId } = await server.buy(buyer, {}, vpa);
    await server.settle();
    await server.pass(after);
    expect(await server.statusOf(buyer, paymentId)).toBe(state);
    expect((await server.planOf(buyer))?.tier).toBe(state === 'SUCCESS' ? 1 : undefined);
  });

  it('R12, spec 4.48: a success after the end opens the plan', async () => {
    const buyer = await someone();
    const { paymentId } = await server.buy(buyer, {}, 'late@upi');
    await server.settle();
    await server.pass(5 * MINUTE + 1_000);
    expect(await server.statusOf(buyer, paymentId)).toBe('EXPIRED');
    await server.pass(2 * MINUTE);
    expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  });

  it('R12, spec 4.49: a late success of what was given up is returned', async () => {
    const buyer = await someone();
    const first = await server.buy(buyer, {}, 'late@upi');
    await server.settle();
    await server.pass(5 * MINUTE + 1_000);
    await server.subscribe(buyer, { planId: 'premium_plus' });
    await server.pass(10 * MINUTE);
    expect(await server.statusOf(buyer, first.paymentId)).toBe('REFUNDED');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
  });

  it('P10: the same or a higher plan is refused, and nothing is created', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, { planId: 'premium_plus' });
    const as = await server.fresh(buyer);
    for (const planId of ['premium', 'premium_plus'] as const) {
      const answer = await server.call(
        startMembership,
        { body: { planId, period: 'YEAR' } },
        { as },
      );
      expect([answer.status, answer.error?.code]).toEqual([409, 'ALREADY_ON_PLAN']);
    }
    const { body } = await server.call(listPayments, { query: {} }, { as });
    expect(body.data).toHaveLength(1);
  });

  it('an unpaid plan gives way to another one', async () => {
    const buyer = await someone();
    const first = await server.buy(buyer);
    expect(await server.buy(buyer)).toMatchObject({ paymentId: first.paymentId });
    const second = await server.buy(buyer, { planId: 'premium_jobs' });
    expect(second.membershipId).not.toBe(first.membershipId);
    expect(await read(buyer, first.paymentId)).toMatchObject({ state: 'EXPIRED', canRetry: false });
  });

  it('the ledger sums to zero, and owes customers nothing', async () => {
    await server.pass(MINUTE);
    const { PROVIDER = 0, CUSTOMER = 0, REVENUE = 0, TAX = 0 } = await server.ledger();
    expect(PROVIDER + CUSTOMER + REVENUE + TAX).toBe(0);
    expect(CUSTOMER).toBe(0);
    expect(PROVIDER).toBeGreaterThan(0);
  });
});
