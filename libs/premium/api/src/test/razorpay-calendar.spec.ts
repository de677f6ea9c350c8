import type { TestMember } from '@upround/shared/testing-server';
import { countUnsolved } from '../payment/provider-event.store';
import { startRazorpay } from '../provider/razorpay/test/razorpay-harness.fixtures';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: PremiumServer;
let razorpay: Awaited<ReturnType<typeof startRazorpay>>;
let count = 0;

beforeAll(async () => {
  razorpay = await startRazorpay(() => server?.clock.now().getTime() ?? Date.now());
  server = await startPremiumServer({ provider: razorpay.provider });
});
afterAll(async () => {
  await server?.close();
  await razorpay?.fake.close();
});

const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];
const unsolved = () => countUnsolved(server.db, server.clock.now());

/** Lets all webhooks arrive that wait. */
async function deliverAll(): Promise<void> {
  for (const { body, headers } of razorpay.fake.webhooks.splice(0)) {
    const url = '/v1/payments/webhook/razorpay';
    const type = { 'content-type': 'application/json' };
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { ...headers, ...type },
    });
    expect(answer.statusCode).toBe(200);
  }
}

/** Starts a plan and pays it at Razorpay. @returns its subscription */
async function subscribe(as: TestMember, plan: Parameters<PremiumServer['buy']>[1]) {
  const { paymentId } = await server.buy(as, plan);
  await server.settle();
  const [payment] = await rows<{ provider_order: string }>(
    'select provider_order from payments where id = $1',
    paymentId,
  );
  const subscription = payment?.provider_order ?? '';
  razorpay.fake.pay(subscription);
  await deliverAll();
  await server.pass(10_000);
  expect(await server.statusOf(as, paymentId)).toBe('SUCCESS');
  return subscription;
}

/** Razorpay charges by its own calendar, and its webhooks arrive. @returns how much it took */
async function pass(milliseconds: number): Promise<number[]> {
  server.clock.advance(milliseconds);
  const charged = razorpay.fake.chargeDue();
  await deliverAll();
  await server.settle();
  return charged.map(({ amount }) => amount);
}

it('R12: Razorpay charges nothing within a first period that credit made longer, and its end once', async () => {
  const buyer = await server.signUpAs(`upgrader-${(count += 1)}`);
  await subscribe(buyer, { planId: 'premium', period: 'YEAR' });
  await subscribe(buyer, { planId: 'premium_plus', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  expect(left()).toBeGreaterThan(100 * DAY);
  for (let day = 25; day > 0; day -= 1) {
    if (left() < 6 * DAY) break;
    expect(await pass(5 * DAY)).toEqual([]);
  }
  await pass(left() - 25 * 60 * MINUTE);
  expect(await pass(left() + 10 * MINUTE)).toEqual([79_900]);
  for (const wait of [MINUTE, 10 * MINUTE]) expect(await pass(wait)).toEqual([]);
  const debits = await rows(
    `select state, amount from payments where user_id = $1 and is_debit`,
    buyer.userId,
  );
  expect(debits).toEqual([{ state: 'SUCCESS', amount: 79_900 }]);
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  expect(await server.planOf(buyer)).toMatchObject({ tier: 2 });
  expect(await unsolved()).toBe(0);
}, 120_000);

it('R12: a charge that we didn’t debit is one for an operator, until a debit finds it', async () => {
  const buyer = await server.signUpAs(`charged-${(count += 1)}`);
  const subscription = await subscribe(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  await server.pass(left() - 5 * DAY);
  razorpay.fake.pay(subscription);
  await deliverAll();
  await server.settle();
  expect(await unsolved()).toBe(1);
  expect(await rows('select type from provider_events where outcome = $1', 'UNKNOWN')).toEqual([
    { type: 'charge' },
  ]);
  expect(await server.membershipOf(buyer)).toMatchObject({ periodEnd });
  server.clock.advance(left() - 25 * 60 * MINUTE);
  await server.settle();
  server.clock.advance(left() + MINUTE);
  await server.settle();
  await server.pass(MINUTE);
  expect(
    await rows(`select state from payments where user_id = $1 and is_debit`, buyer.userId),
  ).toEqual([{ state: 'SUCCESS' }]);
  expect(await unsolved()).toBe(0);
}, 120_000);

it('R12: a charge some hours before our debit is no problem', async () => {
  const buyer = await server.signUpAs(`early-${(count += 1)}`);
  const subscription = await subscribe(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  server.clock.advance(left() - 25 * 60 * MINUTE);
  await server.settle();
  server.clock.advance(left() - 5 * 60 * MINUTE);
  razorpay.fake.pay(subscription);
  await deliverAll();
  await server.settle();
  expect(await unsolved()).toBe(0);
  server.clock.advance(left() + MINUTE);
  await server.settle();
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  expect(await unsolved()).toBe(0);
  expect(
    await rows(`select state from payments where user_id = $1 and is_debit`, buyer.userId),
  ).toEqual([{ state: 'SUCCESS' }]);
}, 120_000);

it('R12: payments off says that Razorpay goes on, and what it charged is booked when they’re on', async () => {
  const command = async (words: string) =>
    server.modules
      .flatMap(({ contributes }) => contributes?.commands ?? [])
      .find((one) => one.words === words)
      ?.run(server, []);
  const buyer = await server.signUpAs(`off-${(count += 1)}`);
  const subscription = await subscribe(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  await server.pass(left() - 25 * 60 * MINUTE);
  expect(await command('payments off')).toContain('The provider still charges');
  await server.pass(left() + MINUTE);
  razorpay.fake.pay(subscription);
  await deliverAll();
  await server.pass(60 * MINUTE);
  const debits = () =>
    rows('select state from payments where user_id = $1 and is_debit', buyer.userId);
  expect(await debits()).toEqual([]);
  expect(await unsolved()).toBe(0);
  expect(await command('payments on')).toBe('Payments are on.');
  await server.pass(MINUTE);
  expect(await debits()).toEqual([{ state: 'SUCCESS' }]);
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  expect(await unsolved()).toBe(0);
}, 120_000);
