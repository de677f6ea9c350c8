import { countUnsolved } from '../payment/provider-event.store';
import { startRazorpayServer } from './razorpay-server.fixtures';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: Awaited<ReturnType<typeof startRazorpayServer>>;
let count = 0;

beforeAll(async () => {
  server = await startRazorpayServer();
});
afterAll(() => server?.close());

const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];
const unsolved = () => countUnsolved(server.db, server.clock.now());

/** Razorpay charges by its own calendar, and its webhooks arrive. @returns how much it took */
async function pass(milliseconds: number): Promise<number[]> {
  server.clock.advance(milliseconds);
  const charged = server.fake.chargeDue();
  await server.deliverAll();
  await server.settle();
  return charged.map(({ amount }) => amount);
}

it('R12: Razorpay charges nothing within a first period that credit made longer, and its end once', async () => {
  const buyer = await server.signUpAs(`upgrader-${(count += 1)}`);
  await server.payPlan(buyer, { planId: 'premium', period: 'YEAR' });
  await server.payPlan(buyer, { planId: 'premium_plus', period: 'MONTH' });
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
  const { subscription } = await server.payPlan(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  await server.pass(left() - 5 * DAY);
  server.fake.pay(subscription);
  await server.deliverAll();
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
  const { subscription } = await server.payPlan(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  server.clock.advance(left() - 25 * 60 * MINUTE);
  await server.settle();
  server.clock.advance(left() - 5 * 60 * MINUTE);
  server.fake.pay(subscription);
  await server.deliverAll();
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
  const buyer = await server.signUpAs(`off-${(count += 1)}`);
  const { subscription } = await server.payPlan(buyer, { planId: 'premium', period: 'MONTH' });
  const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
  const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
  await server.pass(left() - 25 * 60 * MINUTE);
  expect(await server.command('payments off')).toContain('The provider still charges');
  await server.pass(left() + MINUTE);
  server.fake.pay(subscription);
  await server.deliverAll();
  await server.pass(60 * MINUTE);
  const debits = () =>
    rows('select state from payments where user_id = $1 and is_debit', buyer.userId);
  expect(await debits()).toEqual([]);
  expect(await unsolved()).toBe(0);
  expect(await server.command('payments on')).toBe('Payments are on.');
  await server.pass(MINUTE);
  expect(await debits()).toEqual([{ state: 'SUCCESS' }]);
  expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  expect(await unsolved()).toBe(0);
}, 120_000);
