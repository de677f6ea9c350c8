import { TEST_SECRET, type TestMember } from '@upround/shared/testing-server';
import { countUnsolved } from '../payment/provider-event.store';
import type { PaymentReport } from '../provider/payment-provider';
import { signedHeaders } from '../provider/sandbox/sandbox-events';
import {
  startPremiumServer,
  webhookKey,
  type Delivery,
  type PremiumServer,
} from './premium-server.fixtures';

const HOUR = 3_600_000;
const OLD_SECRET = 'an-older-secret-for-tests-of-32-characters';

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`payer-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({ secrets: [TEST_SECRET, OLD_SECRET] });
});
afterAll(() => server?.close());

const orderOf = (paymentId: string) => `order_${paymentId.replaceAll('-', '')}`;

const captured = (paymentId: string, over: Partial<PaymentReport> = {}): PaymentReport => ({
  state: 'SUCCESS',
  amount: 29_900,
  currency: 'INR',
  providerOrder: orderOf(paymentId),
  paymentId,
  providerPayment: `pay_${paymentId}`,
  failure: null,
  payer: null,
  ...over,
});

let events = 0;
const bodyOf = (report: PaymentReport) =>
  JSON.stringify({
    id: `evt_${(events += 1)}`,
    type: 'payment.captured',
    about: 'PAYMENT',
    report,
  });

const deliver = (body: string, delivery?: Delivery) => server.deliver(body, delivery);

/** A payment that the provider knows and that nobody has approved. */
async function openPayment(): Promise<{ buyer: TestMember; paymentId: string }> {
  const buyer = await someone();
  const { paymentId } = await server.buy(buyer);
  await server.runTasks();
  return { buyer, paymentId };
}
const tierOf = async (buyer: TestMember) => (await server.planOf(buyer))?.tier ?? null;

describe('X9: the webhook', () => {
  it('T29: takes genuine events of both secrets, and ignores tokens', async () => {
    for (const delivery of [
      {},
      { key: webhookKey(OLD_SECRET) },
      { headers: { 'access-token': 'not a token' } },
    ]) {
      const { buyer, paymentId } = await openPayment();
      expect(await deliver(bodyOf(captured(paymentId)), delivery)).toBe(200);
      expect(await tierOf(buyer)).toBe(1);
    }
  });

  it('T29: refuses what isn’t signed, without a detail', async () => {
    const { buyer, paymentId } = await openPayment();
    const body = bodyOf(captured(paymentId));
    const genuine = signedHeaders(webhookKey(TEST_SECRET), body, server.clock.now());
    const send = server.postWebhook;
    const answers = [
      await send(body, {}),
      await send(body, { ...genuine, 'x-sandbox-signature': '0'.repeat(64) }),
      // The same meaning in other bytes.
      await send(JSON.stringify(JSON.parse(body), null, 1), genuine),
      await send(body.replace('29900', '100'), genuine),
      await send(body, { ...genuine, 'x-sandbox-sent-at': String(Date.now() + 1) }),
      await send('', genuine),
      await send('{', signedHeaders(webhookKey(TEST_SECRET), '{', server.clock.now())),
    ];
    for (const { statusCode, json } of answers) {
      expect(statusCode).toBe(400);
      expect(json().errors).toEqual([
        { code: 'MALFORMED', clientMessage: 'We couldn’t read this request.' },
      ]);
    }
    expect(await deliver(body, { key: webhookKey('another-secret-that-nobody-uses-32') })).toBe(
      400,
    );
    expect((await send('x'.repeat(1024 * 1024 + 1), genuine)).statusCode).toBe(413);
    expect(await tierOf(buyer)).toBeNull();
  });

  it('T29: refuses a delivery of an hour ago, and applies an event once', async () => {
    const { buyer, paymentId } = await openPayment();
    const body = bodyOf(captured(paymentId));
    const before = new Date(server.clock.now().getTime() - HOUR);
    expect(await deliver(body, { at: before })).toBe(400);
    expect(await tierOf(buyer)).toBeNull();
    for (const _delivery of [1, 2, 3]) expect(await deliver(body)).toBe(200);
    // The same money under the id of another event.
    expect(await deliver(bodyOf(captured(paymentId)))).toBe(200);
    const rows = await server.database.query(
      `select 1 from ledger_transactions where payment_id = $1`,
      [paymentId],
    );
    expect(rows).toHaveLength(2);
  });

  it('T29: a failure that arrives after the capture changes nothing', async () => {
    const { buyer, paymentId } = await openPayment();
    await deliver(bodyOf(captured(paymentId)));
    const failed = { state: 'FAILED', failure: 'BANK', providerPayment: null } as const;
    expect(await deliver(bodyOf(captured(paymentId, failed)))).toBe(200);
    expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
    expect(await tierOf(buyer)).toBe(1);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { providerOrder: 'order_of_someone' }],
  ] as const)('T28: money with %s opens nothing, and an operator sees it', async (_name, over) => {
    const { buyer, paymentId } = await openPayment();
    const before = await countUnsolved(server.db, server.clock.now());
    expect(await deliver(bodyOf(captured(paymentId, over)))).toBe(200);
    expect(await tierOf(buyer)).toBeNull();
    expect(await deliver(bodyOf(captured(paymentId, over)))).toBe(200);
    // It's one problem, however many events tell of it.
    expect(await countUnsolved(server.db, server.clock.now())).toBe(before + 1);
  });

  it('T28: the same money doesn’t pay twice', async () => {
    const [first, second] = [await openPayment(), await openPayment()];
    const money = { providerPayment: 'pay_once' };
    await deliver(bodyOf(captured(first.paymentId, money)));
    await deliver(bodyOf(captured(second.paymentId, money)));
    expect([await tierOf(first.buyer), await tierOf(second.buyer)]).toEqual([1, null]);
  });
});

describe('the sandbox', () => {
  it('calls the webhook over HTTP, more than once and not in order', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const buyer = await someone();
    const { paymentId } = await server.buy(buyer, {}, 'success@upi');
    await server.runTasks();
    server.clock.advance(3_000);
    await server.premium.sandbox?.advance();
    // No task has asked the sandbox yet.
    expect(await tierOf(buyer)).toBe(1);
    server.clock.advance(10_000);
    await server.premium.sandbox?.advance();
    const rows = (await server.database.query(
      `select type, outcome from provider_events where payment_id = $1 order by received_at`,
      [paymentId],
    )) as { type: string; outcome: string }[];
    expect(rows).toEqual([
      { type: 'payment.captured', outcome: 'APPLIED' },
      { type: 'payment.pending', outcome: 'KNOWN' },
    ]);
    const left = await server.database.query('select 1 from sandbox_deliveries', []);
    expect(left).toEqual([]);
  });
});
