import { listPayments, retryPayment } from '@upround/premium/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`upgrader-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const yearly = { planId: 'premium', period: 'YEAR' } as const;
const plusYearly = { planId: 'premium_plus', period: 'YEAR' } as const;
const plusMonthly = { planId: 'premium_plus', period: 'MONTH' } as const;

/** Returns a payment as an operator does. @returns what the command says, also where it refuses */
async function refund(paymentId: string, ...args: string[]): Promise<string> {
  const said = await server
    .command('payments refund', paymentId, ...args)
    .catch((error: Error) => error.message);
  await server.settle();
  return said;
}
const amountOf = async (paymentId: string): Promise<number> => {
  const [row] = (await server.database.query('select amount from payments where id = $1', [
    paymentId,
  ])) as { amount: number }[];
  return row?.amount ?? 0;
};
const creditFor = async (as: TestMember, plan: typeof plusMonthly | typeof plusYearly) => {
  const { id = '' } = (await server.membershipOf(as)) ?? {};
  const { body } = await server.change(as, id, { ...plan, preview: true });
  return body.proration ?? { credit: 0, dueNow: 0 };
};
const paymentsOf = async (as: TestMember) =>
  (await server.call(listPayments, { query: {} }, { as: await server.fresh(as) })).body.data;

describe('T28: the price of a higher plan', () => {
  it('no longer counts a lower plan that was returned', async () => {
    const buyer = await someone();
    const first = await server.subscribe(buyer, yearly);
    const failed = await server.subscribe(buyer, plusYearly, 'fail@upi');
    expect(await amountOf(failed.paymentId)).toBeLessThan(510_000);
    expect(await refund(first.paymentId)).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toBeNull();
    const again = await server.call(
      retryPayment,
      { params: { id: failed.paymentId } },
      { as: await server.fresh(buyer) },
    );
    expect(again.error?.code).toBe('NOT_RETRYABLE');
    const bought = await server.subscribe(buyer, plusYearly);
    expect(await amountOf(bought.paymentId)).toBe(799_000);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
  });

  it('is made again after a day, since the credit shrinks', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, yearly);
    const failed = await server.subscribe(buyer, plusYearly, 'fail@upi');
    await server.pass(300 * DAY);
    const retried = await server.call(
      retryPayment,
      { params: { id: failed.paymentId } },
      { as: await server.fresh(buyer) },
    );
    expect(retried.error?.code).toBe('NOT_RETRYABLE');
    const { dueNow } = await creditFor(buyer, plusYearly);
    const bought = await server.subscribe(buyer, plusYearly);
    expect(await amountOf(bought.paymentId)).toBe(dueNow);
    expect(dueNow).toBeGreaterThan(700_000);
  });

  it('counts all that was put into a period that credit made longer', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, yearly);
    await server.subscribe(buyer, plusMonthly);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
    const { id = '' } = (await server.membershipOf(buyer)) ?? {};
    const { body } = await server.change(buyer, id, {
      planId: 'premium_jobs',
      period: 'YEAR',
      preview: true,
    });
    // 2,990 rupees for the year, and one for the change.
    expect(body.proration?.credit).toBeGreaterThan(298_000);
    expect(body.proration?.credit).toBeLessThanOrEqual(299_100);
  });
});

describe('spec 4.51: returning what was paid', () => {
  it('for a higher plan brings the lower one back, to the end of what is paid for it', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, yearly);
    const lower = await server.membershipOf(buyer);
    const higher = await server.subscribe(buyer, plusYearly);
    expect(await refund(higher.paymentId)).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1, until: lower?.periodEnd });
    expect(await server.membershipOf(buyer)).toMatchObject({
      id: lower?.id,
      state: 'CANCELLED',
      periodEnd: lower?.periodEnd,
      nextDebitAt: null,
    });
  });

  it('for a lower plan waits until the higher one that it went into is returned', async () => {
    const buyer = await someone();
    const lower = await server.subscribe(buyer, yearly);
    const higher = await server.subscribe(buyer, plusMonthly);
    expect(await refund(lower.paymentId)).toMatch(/carried over into a higher plan/);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
    await refund(higher.paymentId);
    expect(await refund(lower.paymentId)).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toBeNull();
    expect((await paymentsOf(buyer)).map(({ state }) => state)).toEqual(['REFUNDED', 'REFUNDED']);
  });

  /** Lets the paid period end, and the next one be debited. @returns its payment */
  async function renew(buyer: TestMember) {
    const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
    const end = new Date(periodEnd ?? 0).getTime();
    await server.pass(end - 25 * HOUR - server.clock.now().getTime());
    await server.pass(26 * HOUR);
    await server.pass(60_000);
    const [renewal] = await paymentsOf(buyer);
    return renewal;
  }

  it('for an earlier period, which is used up, waits for nothing', async () => {
    const buyer = await someone();
    const first = await server.subscribe(buyer);
    const renewal = await renew(buyer);
    await server.subscribe(buyer, plusMonthly);
    expect(await refund(renewal?.id ?? '')).toMatch(/carried over into a higher plan/);
    expect(await refund(first.paymentId, '--late')).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
  });

  it('for a lower plan waits no longer once the period is over that took its rest', async () => {
    const buyer = await someone();
    const lower = await server.subscribe(buyer);
    await server.subscribe(buyer, plusMonthly);
    expect(await refund(lower.paymentId)).toMatch(/carried over into a higher plan/);
    const renewal = await renew(buyer);
    await server.subscribe(buyer, { planId: 'premium_jobs', period: 'MONTH' });
    expect(await server.planOf(buyer)).toMatchObject({ tier: 3 });
    expect(await refund(renewal?.id ?? '')).toMatch(/carried over into a higher plan/);
    expect(await refund(lower.paymentId, '--late')).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 3 });
  });

  it('for a renewal ends the plan, and brings nothing back', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    const { id = '' } = (await server.membershipOf(buyer)) ?? {};
    await server.subscribe(buyer, plusMonthly);
    const renewal = await renew(buyer);
    expect(renewal).toMatchObject({ state: 'SUCCESS', amount: 79_900 });
    await refund(renewal?.id ?? '');
    expect(await server.planOf(buyer)).toBeNull();
    expect((await server.membershipOf(buyer))?.id).not.toBe(id);
  });
});

describe('P10: asking again', () => {
  it('with the same UPI ID goes on with the same payment', async () => {
    const buyer = await someone();
    const first = await server.buy(buyer, {}, 'pending@upi');
    await server.settle();
    const second = await server.buy(buyer, {}, 'pending@upi');
    expect(second.paymentId).toBe(first.paymentId);
    await server.pass(21_000);
    await server.pass(10_000);
    expect((await paymentsOf(buyer)).map(({ state }) => state)).toEqual(['SUCCESS']);
  });

  it('is 409 for a plan that was cancelled, until it ends', async () => {
    const buyer = await someone();
    const { membershipId } = await server.subscribe(buyer);
    await server.change(buyer, membershipId, { state: 'CANCELLED' });
    await expect(server.buy(buyer)).rejects.toThrow('409');
    const end = new Date((await server.membershipOf(buyer))?.periodEnd ?? 0).getTime();
    server.clock.advance(end + 1_000 - server.clock.now().getTime());
    await server.subscribe(buyer);
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
  });

  it('shows the payment that is open for a higher plan', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    const { paymentId } = await server.buy(buyer, plusMonthly);
    expect(await server.membershipOf(buyer)).toMatchObject({
      planId: 'premium',
      openPaymentId: paymentId,
    });
  });
});
