import type { TestMember } from '@upround/shared/testing-server';
import { countUnsolved } from '../payment/provider-event.store';
import {
  ProviderError,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
} from '../provider/payment-provider';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: PremiumServer;
let count = 0;
/** What the test changes about the sandbox. */
let change: Partial<PaymentProvider> = {};
const someone = () => server.signUpAs(`compared-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({
    wrapSandbox: (sandbox) =>
      new Proxy(sandbox, {
        get: (target, name: keyof PaymentProvider) => change[name] ?? target[name],
      }),
  });
});
afterAll(() => server?.close());
afterEach(async () => {
  change = {};
  await server.database.query(`update provider_events set outcome = 'SOLVED'`, []);
  await server.database.query(`update refunds set state = 'DONE'`, []);
});

const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];
const unsolved = () => countUnsolved(server.db, server.clock.now());
const command: PremiumServer['command'] = (...words) => server.command(...words);
async function deliver(event: object): Promise<void> {
  expect(await server.deliver({ id: `evt_${(count += 1)}`, type: 'sent', ...event })).toBe(200);
}
const only =
  <Item>(items: readonly Item[]) =>
  async () => ({ items, next: null });
const moneyOf = async (paymentId: string) =>
  (
    await rows<{ id: string }>(
      'select provider_payment as id from payments where id = $1',
      paymentId,
    )
  )[0]?.id ?? '';

describe('R12: a refund that the provider', () => {
  /** A payment that an operator returns. */
  async function returned(): Promise<{ buyer: TestMember; paymentId: string; refundId: string }> {
    const buyer = await someone();
    const { paymentId } = await server.subscribe(buyer);
    await command('payments refund', paymentId);
    const [refund] = await rows<{ id: string }>(
      'select id from refunds where payment_id = $1',
      paymentId,
    );
    return { buyer, paymentId, refundId: refund?.id ?? '' };
  }
  const settle = () => server.settle().catch(() => undefined);

  it('refuses is one for an operator after a day, and is listed with its payment', async () => {
    change.refund = async () => {
      throw new ProviderError('Refused.');
    };
    const { buyer, paymentId, refundId } = await returned();
    await settle();
    expect(await unsolved()).toBe(0);
    server.clock.advance(DAY + MINUTE);
    await settle();
    expect(await unsolved()).toBe(1);
    const state = await command('payments state');
    expect(state).toContain('1 to look at:');
    expect(state).toContain(`PENDING  refund  ${refundId}  ${paymentId}`);
    // The operator returns it by other means.
    expect(await command('payments solved', refundId)).toBe('Marked as returned.');
    expect(await unsolved()).toBe(0);
    expect(await server.statusOf(buyer, paymentId)).toBe('REFUNDED');
    expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
    await expect(command('payments solved', refundId)).rejects.toThrow('There’s no such');
  });

  it('gives up is one for an operator at once', async () => {
    change.refund = async () => ({ providerRefund: 'rfnd_failed', state: 'FAILED' });
    const { paymentId, refundId } = await returned();
    await settle();
    expect(await unsolved()).toBe(1);
    const state = await command('payments state');
    expect(state).toContain(`FAILED  refund  ${refundId}  ${paymentId}`);
  });

  it('reports before its answer arrives is ours', async () => {
    change.refund = async () => {
      throw new ProviderError('Broken off.');
    };
    const { buyer, paymentId, refundId } = await returned();
    const providerPayment = await moneyOf(paymentId);
    const report = { providerRefund: 'rfnd_early', state: 'DONE', providerPayment, refundId };
    await deliver({ about: 'REFUND', ...report });
    expect(await unsolved()).toBe(0);
    expect(await server.statusOf(buyer, paymentId)).toBe('REFUNDED');
  });
});

describe('R12: one problem is one row', () => {
  it('whether it’s reported by webhooks or found by comparing, until it’s solved', async () => {
    const buyer = await someone();
    const { paymentId } = await server.buy(buyer);
    await server.runTasks();
    const report: PaymentReport = {
      state: 'SUCCESS',
      amount: 100,
      currency: 'INR',
      providerOrder: `order_${paymentId.replaceAll('-', '')}`,
      paymentId,
      providerPayment: 'pay_other_amount',
      failure: null,
      payer: null,
    };
    const foreign = {
      ...report,
      providerOrder: 'order_x',
      paymentId: 'x',
      providerPayment: 'pay_x',
    };
    change.captures = only([report, foreign]);
    change.read = async () => report;
    for (const one of [report, report, foreign, foreign]) {
      await deliver({ about: 'PAYMENT', report: one });
    }
    await server.pass(MINUTE);
    expect(await unsolved()).toBe(2);
    for (const id of ['report:pay_other_amount', 'report:pay_x']) {
      expect(await command('payments solved', id)).toBe('Marked as dealt with.');
    }
    await deliver({ about: 'PAYMENT', report });
    await server.pass(MINUTE);
    expect(await unsolved()).toBe(0);
    expect(await server.planOf(buyer)).toBeNull();
  });
});

describe('R12: money that the provider took back without being asked', () => {
  it.each(['by webhook', 'by comparing', 'by both'])('needs an operator, once: %s', async (how) => {
    const buyer = await someone();
    const { paymentId } = await server.subscribe(buyer);
    const report: RefundReport = {
      providerRefund: `rfnd_of_dashboard_${count}`,
      state: 'DONE',
      providerPayment: await moneyOf(paymentId),
      refundId: null,
    };
    if (how !== 'by webhook') change.refunds = only([report]);
    if (how !== 'by comparing') await deliver({ about: 'REFUND', ...report });
    await server.pass(MINUTE);
    expect(await unsolved()).toBe(1);
    expect(await command('payments state')).toContain(
      `MISMATCH  refund  returned:${report.providerPayment}  ${paymentId}`,
    );
    // Nothing is taken back or paid by itself.
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
    expect(await rows('select 1 from refunds where payment_id = $1', paymentId)).toEqual([]);
    await command('payments solved', `returned:${report.providerPayment}`);
    await server.pass(MINUTE);
    expect(await unsolved()).toBe(0);
  });

  it('isn’t ours to explain where the payment is of others', async () => {
    change.refunds = only([
      { providerRefund: 'rfnd_x', state: 'DONE', providerPayment: 'pay_of_others', refundId: null },
    ]);
    await server.pass(MINUTE);
    expect(await unsolved()).toBe(0);
  });
});

describe('R12: comparing and checking reach everything', () => {
  it('also the newest of more than a thousand captures', async () => {
    const buyer = await someone();
    const { paymentId } = await server.buy(buyer);
    await server.runTasks();
    await server.database.query(
      `insert into sandbox_payments (id, payment_id, amount, currency, title, state, is_debit,
         bank_reference, expires_at, created_at, decided_at)
       select 'order_many_' || n, gen_random_uuid(), 100, 'INR', 'Other', 'APPROVED', false,
         'pay_many_' || n, $1::timestamptz, $1::timestamptz, $1::timestamptz
       from generate_series(1, 1050) n`,
      [new Date(server.clock.now().getTime() - MINUTE).toISOString()],
    );
    await server.app.inject({
      method: 'POST',
      url: `/v1/payments/sandbox/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    // Deletes the webhooks and the scheduled check, so that only the comparison can find the payment.
    await rows('delete from sandbox_deliveries');
    await rows('update payments set check_at = null where id = $1', paymentId);
    await server.pass(1_000);
    expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
    await rows(`delete from sandbox_payments where id like 'order_many_%'`);
  }, 120_000);

  it('also a payment behind a hundred others whose checks fail', async () => {
    const { paymentId: broken } = await server.buy(await someone());
    const { paymentId } = await server.buy(await someone());
    await server.runTasks();
    await server.database.query(
      `insert into payments (id, order_id, user_id, provider, is_debit, amount, currency, state,
         provider_order, created_at, expires_at, check_at)
       select gen_random_uuid(), order_id, user_id, provider, false, amount, currency, 'PENDING',
         'broken_' || n, created_at, expires_at, created_at
       from payments, generate_series(1, 100) n where id = $1`,
      [broken],
    );
    const asked: string[] = [];
    change.read = async (order) => {
      asked.push(order);
      throw new ProviderError('Not now.');
    };
    server.clock.advance(10_000);
    const sweep = () => server.runScheduled('premium.sweep-payments');
    await sweep();
    expect(asked).toHaveLength(100);
    await sweep();
    expect(asked).toContain(`order_${paymentId.replaceAll('-', '')}`);
    await rows(`update payments set check_at = null where provider_order like 'broken_%'`);
  });
});
