import { newId } from '@upround/shared/db';
import { asRequest, keys, signature, type Delivery } from './fake-razorpay.fixtures';
import { startRazorpay } from './razorpay-harness.fixtures';

const HOUR = 3_600_000;
const [newest, older] = keys.webhookSecrets;

type World = Awaited<ReturnType<typeof startRazorpay>>;
let world: World;

const start = (isMandate = false, debitAmount?: number) =>
  world.provider.start({
    paymentId: newId(),
    amount: 29_900,
    currency: 'INR',
    title: 'Premium, monthly',
    expiresAt: new Date(Date.now() + HOUR),
    vpa: undefined,
    mandate: isMandate
      ? {
          mandateId: newId(),
          maxAmount: 1_500_000,
          period: 'MONTH',
          debitAmount,
          firstEndsAt: new Date(Date.now() + 30 * 86_400_000),
        }
      : undefined,
  });
const read = (delivery: Pick<Delivery, 'body' | 'headers'>) =>
  world.provider.readEvent(asRequest(delivery));
const sent = (event: string) => world.fake.webhooks.filter((delivery) => delivery.event === event);
const only = (event: string): Delivery => {
  const [delivery, ...more] = sent(event);
  if (delivery === undefined || more.length > 0) throw new Error(`Not one ${event} was sent.`);
  return delivery;
};
/** A body of our own making, signed as Razorpay does. */
const signed = (body: string, id?: string): Pick<Delivery, 'body' | 'headers'> => ({
  body,
  headers: {
    'x-razorpay-signature': signature(body, newest),
    ...(id === undefined ? {} : { 'x-razorpay-event-id': id }),
  },
});

beforeEach(async () => {
  world = await startRazorpay();
});
afterEach(() => world?.fake.close());

describe('T29: webhooks of Razorpay', () => {
  it('a delivery that is repeated has the same id, and each event another', async () => {
    const { providerOrder } = await start();
    world.fake.pay(providerOrder);
    const ids = world.fake.webhooks.map((delivery) => read(delivery)?.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(world.fake.webhooks.map((delivery) => read(delivery)?.id)).toEqual(ids);
    expect(ids).toEqual(world.fake.webhooks.map(({ headers }) => headers['x-razorpay-event-id']));
  });

  it('without an id, or with one that can’t be stored, the body’s hash is the id', async () => {
    const { providerOrder } = await start();
    world.fake.pay(providerOrder);
    const { body, headers } = only('payment_link.paid');
    const { 'x-razorpay-event-id': _, ...without } = headers;
    const id = read({ body, headers: without })?.id ?? '';
    expect(id).toMatch(/^body-[0-9a-f]{64}$/);
    for (const bad of ['', 'x'.repeat(101), 'a\u0000b', 'a b', '<script>']) {
      expect(read({ body, headers: { ...headers, 'x-razorpay-event-id': bad } })?.id).toBe(id);
    }
    const other = body.replace('"entity":"event"', '"entity":"event","x":1');
    expect(read(signed(other))?.id).not.toBe(id);
  });

  it('a replay under another id reports the same as before', async () => {
    const { providerOrder } = await start();
    world.fake.pay(providerOrder);
    const { body, headers } = only('payment_link.paid');
    const first = read({ body, headers });
    const replay = read({ body, headers: { ...headers, 'x-razorpay-event-id': 'replay1' } });
    expect(replay).toEqual({ ...first, id: 'replay1' });
  });

  it('the older secret is valid while secrets are changed, and no longer', async () => {
    world.fake.signWith(older);
    const { providerOrder } = await start();
    world.fake.pay(providerOrder);
    const delivery = only('payment_link.paid');
    expect(read(delivery)?.about).toBe('PAYMENT');
    const resigned = { ...delivery.headers, 'x-razorpay-signature': signature(delivery.body, 'x') };
    expect(read({ ...delivery, headers: resigned })).toBeNull();
  });

  it('signatures in capitals, with spaces or of another length are none', async () => {
    const body = '{"entity":"event","event":"order.paid","payload":{}}';
    const own = signature(body, newest);
    const others = [own.toUpperCase(), ` ${own}`, own.slice(2), `${own}\n`, `sha256=${own}`, 'é'];
    expect(read(signed(body))).toMatchObject({ about: 'NOTHING', type: 'order.paid' });
    for (const other of others) {
      expect(read({ body, headers: { 'x-razorpay-signature': other } })).toBeNull();
    }
  });

  it.each([
    '',
    '[]',
    'null',
    '"event"',
    '{"entity":"event"}',
    '{"entity":"payment","event":"payment_link.paid","payload":{}}',
    '{"entity":"event","event":"","payload":{}}',
    `{"entity":"event","event":"${'x'.repeat(101)}","payload":{}}`,
  ])('a signed body that can’t be read is no event: %j', (body) => {
    expect(read(signed(body))).toBeNull();
  });

  it.each([
    '{"entity":"event","event":"payment_link.paid"}',
    '{"entity":"event","event":"payment_link.paid","payload":[]}',
    '{"entity":"event","event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":7}}}}',
    '{"entity":"event","event":"refund.processed","payload":{"refund":null}}',
  ])('a genuine one of another form than documented leads to nothing: %j', (body) => {
    expect(read(signed(body))).toMatchObject({ about: 'NOTHING' });
  });

  it('signed events of other kinds, and without what they are about, lead to nothing', () => {
    const types = ['order.paid', 'payment.captured', 'payment_link.paid', 'subscription.charged'];
    for (const type of [...types, 'refund.processed', 'constructor', '__proto__']) {
      const body = JSON.stringify({ entity: 'event', event: type, payload: {} });
      expect(read(signed(body))).toEqual(expect.objectContaining({ about: 'NOTHING', type }));
    }
  });
});

describe('R12: what webhooks of Razorpay report', () => {
  it('a paid link is one capture, though several events tell of it', async () => {
    const { providerOrder } = await start();
    const { id } = world.fake.pay(providerOrder);
    const events = world.fake.webhooks.map((delivery) => read(delivery));
    expect(events.filter((event) => event?.about === 'PAYMENT')).toHaveLength(1);
    expect(read(only('payment_link.paid'))).toMatchObject({
      report: { state: 'SUCCESS', amount: 29_900, providerOrder, providerPayment: id },
    });
  });

  it('T28: the report has the amount that was captured, not the one of the link', async () => {
    const { providerOrder } = await start();
    world.fake.pay(providerOrder, { amount: 100 });
    expect(read(only('payment_link.paid'))).toMatchObject({ report: { amount: 100 } });
  });

  it('an expired link fails, and a capture after it succeeds', async () => {
    const { providerOrder } = await start();
    world.fake.expire(providerOrder);
    world.fake.pay(providerOrder);
    const expired = { state: 'FAILED', failure: 'EXPIRED', providerOrder };
    expect(read(only('payment_link.expired'))).toMatchObject({ report: expired });
    expect(read(only('payment_link.paid'))).toMatchObject({ report: { state: 'SUCCESS' } });
  });

  it('the first charge of a subscription pays its order, and later ones say that it is charged', async () => {
    const { providerOrder, providerMandate } = await start(true);
    world.fake.pay(providerOrder);
    world.fake.pay(providerOrder);
    const [first, second] = sent('subscription.charged').map((delivery) => read(delivery));
    expect(first).toMatchObject({ about: 'PAYMENT', report: { providerOrder, state: 'SUCCESS' } });
    expect(second).toMatchObject({ about: 'MANDATE', providerMandate, state: 'ACTIVE' });
  });

  it('T28: after an upfront amount the first charge pays no order of another amount', async () => {
    const { providerOrder, providerMandate } = await start(true, 79_900);
    world.fake.pay(providerOrder);
    world.fake.pay(providerOrder);
    const charged = read(only('subscription.charged'));
    expect(charged).toMatchObject({ about: 'MANDATE', providerMandate, state: 'ACTIVE' });
  });

  it.each([
    ['paused', 'PAUSED'],
    ['active', 'ACTIVE'],
    ['pending', 'ACTIVE'],
    ['halted', 'PAUSED'],
    ['cancelled', 'REVOKED'],
    ['completed', 'REVOKED'],
  ])('a subscription that becomes %s is a mandate that is %s', async (status, state) => {
    const { providerOrder: providerMandate } = await start(true);
    world.fake.setStatus(providerMandate, status);
    const event = read(only(`subscription.${status}`));
    expect(event).toMatchObject({ about: 'MANDATE', providerMandate, state });
  });

  it('a refund that fails is reported as that', async () => {
    const { providerOrder } = await start();
    const payment = world.fake.pay(providerOrder);
    const { providerRefund } = await world.provider.refund({
      refundId: newId(),
      providerPayment: payment.id,
      amount: 29_900,
      currency: 'INR',
    });
    world.fake.endRefund(providerRefund, 'failed');
    const failed = { about: 'REFUND', providerRefund, state: 'FAILED' };
    const event = read(only('refund.failed'));
    expect(event).toMatchObject({ ...failed, providerPayment: payment.id });
    expect(event).toMatchObject({ refundId: expect.any(String) as unknown });
  });

  it.each([
    ['created', false],
    ['action_required', false],
    ['lost', true],
  ])('a dispute that is %s names its payment', async (step, isLost) => {
    const { providerOrder } = await start();
    const { id } = world.fake.pay(providerOrder);
    const dispute = world.fake.dispute(id, step);
    const event = { about: 'DISPUTE', providerDispute: dispute, providerPayment: id, isLost };
    expect(read(only(`payment.dispute.${step}`))).toMatchObject(event);
  });

  it.each(['won', 'closed'])('a dispute that is %s leads to nothing', async (step) => {
    const { providerOrder } = await start();
    world.fake.dispute(world.fake.pay(providerOrder).id, step);
    expect(read(only(`payment.dispute.${step}`))).toMatchObject({ about: 'NOTHING' });
  });
});
