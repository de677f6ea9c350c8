import { idAt, newId } from '@upround/shared/db';
import { ProviderError, type StartRequest } from '../../payment-provider';
import { describeProvider } from '../../test/provider-contract.fixtures';
import { allOf } from '../../test/provider-harness.fixtures';
import { keys, type Failure } from './fake-razorpay.fixtures';
import { razorpayHarness, startRazorpay } from './razorpay-harness.fixtures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SECRET_VPA = 'canary.person@okbank';

describeProvider('razorpay', razorpayHarness);

type World = Awaited<ReturnType<typeof startRazorpay>>;
let world: World;
let now: number;

const asked = (change: Partial<StartRequest> = {}): StartRequest => ({
  paymentId: idAt(new Date(now)),
  amount: 29_900,
  currency: 'INR',
  title: 'Premium, monthly',
  expiresAt: new Date(now + 5 * MINUTE),
  vpa: undefined,
  mandate: undefined,
  ...change,
});
const mandate = {
  mandateId: newId(),
  maxAmount: 1_500_000,
  period: 'MONTH',
  firstEndsAt: new Date(Date.UTC(2026, 6, 1, 6, 30)),
} as const;
const calls = (call: string) => world.fake.requests.filter((request) => request.call === call);

beforeEach(async () => {
  now = Date.UTC(2026, 5, 1, 6, 30);
  world = await startRazorpay(() => now);
});
afterEach(() => world?.fake.close());

describe('single payments at Razorpay', () => {
  it('a link takes the whole amount by UPI only, and names us as the payee', async () => {
    const request = asked();
    await world.provider.start(request);
    expect(calls('POST /v1/payment_links').at(-1)?.body).toMatchObject({
      amount: 29_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: request.paymentId,
      notify: { sms: false, email: false },
      options: { checkout: { name: 'Upround', method: { upi: 1, card: 0 } } },
    });
  });

  it('a link whose answer was lost is found again, and not made twice', async () => {
    const request = asked();
    world.fake.breakDown('lost', 1);
    await expect(world.provider.start(request)).rejects.toThrow(ProviderError);
    world.fake.mend();
    const { providerOrder } = await world.provider.start(request);
    expect(world.fake.account.links.map(({ id }) => id)).toEqual([providerOrder]);
    expect(calls('POST /v1/payment_links')).toHaveLength(1);
  });

  it.each<[Failure['code'], string | null, string]>([
    ['BAD_REQUEST_ERROR', 'payment_cancelled', 'DECLINED'],
    ['GATEWAY_ERROR', 'payment_declined', 'DECLINED'],
    ['BAD_REQUEST_ERROR', 'incorrect_pin', 'DECLINED'],
    ['GATEWAY_ERROR', 'insufficient_funds', 'NO_FUNDS'],
    ['GATEWAY_ERROR', 'bank_technical_error', 'BANK'],
    ['GATEWAY_ERROR', 'gateway_technical_error', 'BANK'],
    ['GATEWAY_ERROR', 'a_reason_of_tomorrow', 'BANK'],
    ['BAD_REQUEST_ERROR', 'payment_timed_out', 'EXPIRED'],
    ['BAD_REQUEST_ERROR', 'payment_collect_request_expired', 'EXPIRED'],
    ['BAD_REQUEST_ERROR', 'a_reason_of_tomorrow', 'OTHER'],
    ['BAD_REQUEST_ERROR', null, 'OTHER'],
    ['SERVER_ERROR', null, 'BANK'],
  ])('a failure by %s %s is %s', async (code, reason, failure) => {
    const { providerOrder } = await world.provider.start(asked());
    world.fake.fail(providerOrder, { code, reason });
    expect(await world.provider.read(providerOrder)).toMatchObject({ state: 'FAILED', failure });
  });

  it('T29: one that failed is paid when the bank confirms it late, and stays so', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const payment = world.fake.fail(providerOrder);
    now += 2 * DAY;
    world.fake.confirmLate(providerOrder, payment);
    const report = { state: 'SUCCESS', providerPayment: payment.id, failure: null };
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
    world.fake.fail(providerOrder);
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
  });

  it('one that is only authorised is captured, once', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const { id } = world.fake.authorise(providerOrder);
    const report = { state: 'SUCCESS', providerPayment: id };
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
    expect(calls('POST /v1/payments/:id/capture')).toHaveLength(1);
  });

  it('T28: an authorised payment of another amount isn’t captured', async () => {
    const { providerOrder } = await world.provider.start(asked());
    world.fake.authorise(providerOrder, { amount: 100 });
    expect((await world.provider.read(providerOrder))?.state).toBe('OPEN');
    expect(calls('POST /v1/payments/:id/capture')).toHaveLength(0);
  });

  it('T28: a capture is reported with the amount that arrived', async () => {
    const { providerOrder } = await world.provider.start(asked());
    world.fake.pay(providerOrder, { amount: 100, currency: 'USD' });
    const report = { state: 'SUCCESS', amount: 100, currency: 'USD' };
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
  });

  it.each([undefined, mandate])(
    'a closed one reads as expired, with the mandate %j',
    async (by) => {
      const { providerOrder } = await world.provider.start(asked({ mandate: by }));
      await world.provider.close(providerOrder);
      const report = { state: 'FAILED', failure: 'EXPIRED', amount: 29_900 };
      expect(await world.provider.read(providerOrder)).toMatchObject(report);
      if (by !== undefined) {
        expect((await world.provider.readMandate(providerOrder))?.state).toBe('REVOKED');
      }
    },
  );

  it('an expired link reads as expired', async () => {
    const { providerOrder } = await world.provider.start(asked());
    world.fake.expire(providerOrder);
    const report = { state: 'FAILED', failure: 'EXPIRED' };
    expect(await world.provider.read(providerOrder)).toMatchObject(report);
  });

  it('T30: a UPI id isn’t passed on', async () => {
    await world.provider.start(asked({ vpa: SECRET_VPA }));
    expect(JSON.stringify(world.fake.requests)).not.toContain(SECRET_VPA);
  });
});

describe('mandates at Razorpay', () => {
  const started = () => world.provider.start(asked({ mandate }));
  const debit = (providerMandate: string | null, paymentId = newId()) =>
    world.provider.debit({
      paymentId,
      providerMandate: providerMandate ?? '',
      amount: 29_900,
      currency: 'INR',
      title: 'Premium, monthly',
    });

  it('people on one plan share Razorpay’s plan, also after a restart', async () => {
    await started();
    await started();
    await world.providerWith().start(asked({ mandate }));
    expect(calls('POST /v1/plans')).toHaveLength(1);
    expect(world.fake.account.subscriptions).toHaveLength(3);
    await started();
    await world.provider.start(asked({ mandate: { ...mandate, period: 'YEAR' } }));
    await world.provider.start(asked({ mandate, amount: 79_900 }));
    expect(calls('POST /v1/plans')).toHaveLength(3);
  });

  it('a subscription whose answer was lost is found again among many', async () => {
    const request = asked({ mandate });
    world.fake.breakDown('lost', 2);
    await expect(world.provider.start(request)).rejects.toThrow(ProviderError);
    await expect(world.provider.start(request)).rejects.toThrow(ProviderError);
    const { subscriptions } = world.fake.account;
    const [lost, ...others] = subscriptions;
    if (lost === undefined || others.length > 0) throw new Error('Not one was created.');
    const notes = { ...lost.notes, payment_id: newId() };
    for (let count = 0; count < 250; count += 1) {
      subscriptions.push({ ...lost, id: world.fake.account.id('sub'), notes });
    }
    now += 3 * HOUR;
    expect((await world.provider.start(request)).providerOrder).toBe(lost.id);
    expect(subscriptions).toHaveLength(251);
  });

  it('two processes that start the same payment agree on one subscription', async () => {
    const other = world.providerWith();
    const request = asked({ mandate });
    const both = await Promise.all([world.provider.start(request), other.start(request)]);
    expect(both[0]).toEqual(both[1]);
    const open = world.fake.account.subscriptions.filter(({ status }) => status === 'created');
    expect(open.map(({ id }) => id)).toEqual([both[0]?.providerOrder]);
  });

  it('a first period at another price is paid upfront, and the plan’s charges begin with the second', async () => {
    now = Date.UTC(2027, 0, 31, 6, 30);
    const firstEndsAt = new Date('2027-02-28T06:30:00.000Z');
    const upgrade = asked({
      amount: 64_950,
      mandate: { ...mandate, debitAmount: 79_900, firstEndsAt },
    });
    const { providerOrder, providerMandate } = await world.provider.start(upgrade);
    const open = { state: 'OPEN', amount: 64_950 };
    expect(await world.provider.read(providerOrder)).toMatchObject(open);
    const startAt = world.fake.account.subscriptions[0]?.start_at ?? 0;
    expect(new Date(startAt * 1_000).toISOString()).toBe('2027-02-28T06:30:00.000Z');
    const first = world.fake.pay(providerOrder);
    const paid = { state: 'SUCCESS', amount: 64_950, providerPayment: first.id };
    expect(await world.provider.read(providerOrder)).toMatchObject(paid);
    expect((await world.provider.readMandate(providerOrder))?.state).toBe('ACTIVE');
    now = startAt * 1_000;
    const due = await debit(providerMandate);
    expect(due).toMatchObject({ state: 'OPEN', amount: 79_900 });
    const second = world.fake.pay(providerOrder);
    const charged = { state: 'SUCCESS', amount: 79_900, providerPayment: second.id };
    expect(await world.provider.read(due.providerOrder)).toMatchObject(charged);
    expect(await world.provider.read(providerOrder)).toMatchObject(paid);
  });

  it('a first period that credit made longer delays the plan’s charges, also at the plan’s price', async () => {
    const firstEndsAt = new Date(now + 112 * DAY);
    for (const debitAmount of [79_900, 29_900]) {
      await world.provider.start(asked({ mandate: { ...mandate, debitAmount, firstEndsAt } }));
      const { start_at: startAt, id } = world.fake.account.subscriptions.at(-1) ?? {};
      expect(startAt).toBe(firstEndsAt.getTime() / 1_000);
      world.fake.pay(id ?? '');
    }
    now += 111 * DAY;
    expect(world.fake.chargeDue()).toEqual([]);
    now += 2 * DAY;
    expect(world.fake.chargeDue().map(({ amount }) => amount)).toEqual([79_900, 29_900]);
  });

  it('each period’s debit finds that period’s charge, made earlier or later than we ask', async () => {
    const { providerOrder, providerMandate } = await started();
    world.fake.pay(providerOrder);
    const start = now;
    const found: (string | null | undefined)[] = [];
    const made: string[] = [];
    for (let month = 1; month <= 24; month += 1) {
      const due = start + month * 30 * DAY;
      const isEarly = month % 2 === 0;
      now = isEarly ? due - 18 * HOUR : due;
      if (isEarly) made.push(world.fake.pay(providerOrder).id);
      now = due;
      const report = await debit(providerMandate);
      expect(report.state).toBe(isEarly ? 'SUCCESS' : 'OPEN');
      now = due + 6 * HOUR;
      if (!isEarly) made.push(world.fake.pay(providerOrder).id);
      found.push((await world.provider.read(report.providerOrder))?.providerPayment);
    }
    expect(found).toEqual(made);
    expect(new Set(found).size).toBe(24);
  });

  it('a failed charge stays open while Razorpay tries again, then names the reason', async () => {
    const { providerOrder, providerMandate } = await started();
    world.fake.pay(providerOrder);
    now += 30 * DAY;
    const { providerOrder: order } = await debit(providerMandate);
    world.fake.fail(providerOrder, { code: 'GATEWAY_ERROR', reason: 'insufficient_funds' });
    expect(await world.provider.read(order)).toMatchObject({ state: 'OPEN', failure: null });
    expect((await world.provider.readMandate(providerOrder))?.state).toBe('ACTIVE');
    now += 3 * DAY;
    world.fake.setStatus(providerOrder, 'halted');
    const failed = { state: 'FAILED', failure: 'NO_FUNDS' };
    expect(await world.provider.read(order)).toMatchObject(failed);
    expect((await world.provider.readMandate(providerOrder))?.state).toBe('PAUSED');
    const retry = await debit(providerMandate);
    expect(retry).toMatchObject(failed);
    expect(retry.providerOrder).not.toBe(order);
  });

  it('the payer of a mandate is named with the middle hidden', async () => {
    const { providerOrder } = await started();
    world.fake.pay(providerOrder, { vpa: SECRET_VPA });
    const found = await world.provider.readMandate(providerOrder);
    expect(found).toEqual({ state: 'ACTIVE', payer: 'ca••••@okbank' });
  });
});

describe('the account at Razorpay', () => {
  const none = async () => false;
  const listed = (days: number) =>
    allOf((after) => world.provider.captures(new Date(now - days * DAY), { after, isKnown: none }));

  it('R12: captures name our orders, and money that we didn’t ask for is seen too', async () => {
    const one = await world.provider.start(asked());
    world.fake.pay(one.providerOrder);
    now += MINUTE;
    const many = await world.provider.start(asked({ mandate }));
    world.fake.pay(many.providerOrder);
    now += MINUTE;
    const order = world.fake.account.order(500, null, []);
    const foreign = world.fake.account.payment(order, 500, { status: 'captured' });
    now += 30 * DAY;
    world.fake.pay(many.providerOrder);
    const captured = (await listed(60)).reverse();
    const [first, second, third, fourth] = captured.map((report) => report.providerOrder);
    const expected = [one.providerOrder, many.providerOrder, order.id];
    expect([first, second, third]).toEqual(expected);
    expect(fourth).toBe(`${many.providerOrder}/2`);
    expect(captured[3]?.providerMandate).toBe(many.providerMandate);
    expect(captured[2]?.providerPayment).toBe(foreign.id);
    expect((await world.provider.read(fourth ?? ''))?.state).toBe('SUCCESS');
    expect(await listed(1)).toHaveLength(1);
  });

  it('more captures than a page are all seen', async () => {
    for (let count = 0; count < 250; count += 1) {
      world.fake.account.payment(null, count + 1, { status: 'captured' });
    }
    const captured = await listed(1);
    expect(captured.map(({ amount }) => amount).reverse()).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
  });

  it('captures that come while they are listed don’t move the others', async () => {
    for (let count = 0; count < 250; count += 1) {
      world.fake.account.payment(null, count + 1, { status: 'captured' });
    }
    const seen: number[] = [];
    await allOf(async (after) => {
      const page = await world.provider.captures(new Date(now - DAY), { after, isKnown: none });
      seen.push(...page.items.map(({ amount }) => amount));
      now += MINUTE;
      world.fake.account.payment(null, 1_000, { status: 'captured' });
      return page;
    });
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
  });

  it('a refund whose answer was lost is made once', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const { id } = world.fake.pay(providerOrder);
    const refundId = newId();
    const refund = () =>
      world.provider.refund({ refundId, providerPayment: id, amount: 29_900, currency: 'INR' });
    world.fake.breakDown('lost', 3);
    await expect(refund()).rejects.toThrow(ProviderError);
    const answer = await refund();
    expect(world.fake.account.refunds.map((record) => record.id)).toEqual([answer.providerRefund]);
    world.fake.endRefund(answer.providerRefund, 'failed');
    expect(await world.provider.readRefund(answer.providerRefund)).toBe('FAILED');
  });

  it('a refund that is under way elsewhere is waited for', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const { id } = world.fake.pay(providerOrder);
    world.fake.breakDown('conflict', 2);
    const refund = { refundId: newId(), providerPayment: id, amount: 29_900 };
    const answer = await world.provider.refund({ ...refund, currency: 'INR' });
    expect(answer.state).toBe('PENDING');
  });

  it('reads are tried again after an error, and nothing that creates is', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const links = calls('POST /v1/payment_links').length;
    world.fake.breakDown(429, 2);
    expect((await world.provider.read(providerOrder))?.state).toBe('OPEN');
    world.fake.breakDown('lost', 1);
    await expect(world.provider.start(asked())).rejects.toThrow(ProviderError);
    expect(calls('POST /v1/payment_links')).toHaveLength(links + 1);
  });

  it('another key is refused as an outage of ours, never as an unknown order', async () => {
    const { providerOrder } = await world.provider.start(asked());
    const other = world.providerWith({ keySecret: 'canary-secret' });
    await expect(other.read(providerOrder)).rejects.toThrow(ProviderError);
    expect(world.errors).toEqual([expect.objectContaining({ status: 401 })]);
    expect(JSON.stringify(world.errors)).not.toContain('canary');
  });

  it('T30: neither errors nor their details hold a UPI id or a secret', async () => {
    const messages: string[] = [];
    const impatient = world.providerWith({ timeoutMs: 50 });
    for (const fault of [400, 401, 429, 500, 'nonsense', 'hang', 'lost'] as const) {
      world.fake.breakDown(fault);
      const provider = fault === 'hang' ? impatient : world.provider;
      await provider.verifyVpa(SECRET_VPA).catch((error: Error) => {
        messages.push(`${error.message} ${error.stack ?? ''}`);
      });
    }
    world.fake.mend();
    expect(await world.provider.verifyVpa(SECRET_VPA)).toEqual({ valid: false, name: null });
    const all = [...messages, JSON.stringify(world.errors)].join();
    expect(messages).toHaveLength(5);
    for (const secret of [SECRET_VPA, 'canary', keys.keySecret]) expect(all).not.toContain(secret);
  });

  it('test keys take no money', () => {
    expect(world.provider.isTest).toBe(true);
    expect(world.providerWith({ keyId: 'rzp_live_1' }).isTest).toBe(false);
  });
});
