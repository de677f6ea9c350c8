import {
  changeMembership,
  listPayments,
  listPlans,
  readMembership,
  readPaymentStatus,
  retryPayment,
  startMembership,
  verifyVpa,
} from '@upround/premium/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

const DAY = 86_400_000;
const PREMIUM = { planId: 'premium', period: 'MONTH' } as const;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`visitor-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const rows = async <Row = { n: number }>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];
/** How many records about money there are. */
const records = () =>
  rows(
    `select (select count(*) from orders) + (select count(*) from payments) + (select count(*) from mandates)
       + (select count(*) from memberships) + (select count(*) from membership_periods) as n`,
  );
/** A body that the types don't allow. */
const post = async (as: TestMember, body: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/v1/membership',
    headers: { 'access-token': (await server.fresh(as)).token },
    payload: body as object,
  });

/** Each call about money, on the records of someone who pays. */
function callsOn(paymentId: string, membershipId: string, vpa?: string) {
  const body = { ...PREMIUM, ...(vpa !== undefined && { vpa }) };
  type As = Parameters<PremiumServer['call']>[2];
  return {
    status: (as: As) => server.call(readPaymentStatus, { params: { id: paymentId } }, as),
    retry: (as: As) => server.call(retryPayment, { params: { id: paymentId } }, as),
    pause: (as: As) =>
      server.call(
        changeMembership,
        { params: { id: membershipId }, body: { state: 'PAUSED' } },
        as,
      ),
    cancel: (as: As) =>
      server.call(
        changeMembership,
        { params: { id: membershipId }, body: { state: 'CANCELLED' } },
        as,
      ),
    upgrade: (as: As) =>
      server.call(
        changeMembership,
        { params: { id: membershipId }, body: { planId: 'premium_jobs', period: 'YEAR' } },
        as,
      ),
    start: (as: As) => server.call(startMembership, { body }, as),
    membership: (as: As) => server.call(readMembership, {}, as),
    payments: (as: As) => server.call(listPayments, { query: {} }, as),
    verify: (as: As) => server.call(verifyVpa, { query: { vpa: 'asha@upi' } }, as),
    plans: (as: As) => server.call(listPlans, {}, as),
  };
}
const ofOthers = ['status', 'retry', 'pause', 'cancel', 'upgrade'] as const;
const writes = ['retry', 'pause', 'cancel', 'upgrade', 'start'] as const;

describe('who may do what', () => {
  it('G34, G39, G40, P10: a guest sees the plans, and nothing else', async () => {
    const buyer = await someone();
    const { paymentId, membershipId } = await server.subscribe(buyer);
    const before = await records();
    const { plans, ...others } = callsOn(paymentId, membershipId);
    expect((await plans({})).status).toBe(200);
    for (const [name, call] of Object.entries(others)) {
      expect([name, (await call({})).status]).toEqual([name, 401]);
    }
    const pdf = await server.app.inject(`/v1/payments/${paymentId}/invoice`);
    expect(pdf.statusCode).toBe(401);
    expect(await records()).toEqual(before);
  });

  it('G40: payments and plans of others, and unknown ones, aren’t there', async () => {
    const [buyer, stranger] = [await someone(), await someone()];
    const { paymentId, membershipId } = await server.subscribe(buyer);
    const as = { as: await server.fresh(stranger) };
    const before = await records();
    for (const [payment, membership] of [
      [paymentId, membershipId],
      [newId(), newId()],
      // Ids of the other kind.
      [membershipId, paymentId],
    ] as const) {
      const calls = callsOn(payment, membership);
      for (const name of ofOthers) {
        const answer = await calls[name](as);
        expect([name, answer.status, answer.error?.code]).toEqual([name, 404, 'NOT_FOUND']);
      }
    }
    for (const file of ['invoice', 'credit-note']) {
      const answer = await server.app.inject({
        url: `/v1/payments/${paymentId}/${file}`,
        headers: { 'x-person': stranger.userId },
      });
      expect([file, answer.statusCode]).toEqual([file, 404]);
    }
    expect((await callsOn(paymentId, membershipId).payments(as)).body.data).toEqual([]);
    expect((await callsOn(paymentId, membershipId).membership(as)).body).toEqual({
      plan: null,
      membership: null,
    });
    expect(await records()).toEqual(before);
    const own = await server.app.inject({
      url: `/v1/payments/${paymentId}/invoice`,
      headers: { 'x-person': buyer.userId },
    });
    expect(own.statusCode).toBe(200);
    expect(await server.membershipOf(buyer)).toMatchObject({ state: 'ACTIVE' });
  });

  it('a restricted member reads, and changes nothing', async () => {
    const buyer = await someone();
    const { paymentId, membershipId } = await server.subscribe(buyer);
    await rows(`update people set state = 'RESTRICTED' where id = $1`, buyer.userId);
    const as = { as: await server.fresh(buyer) };
    const calls = callsOn(paymentId, membershipId);
    const before = await records();
    for (const name of ['status', 'membership', 'payments', 'plans'] as const) {
      expect([name, (await calls[name](as)).status]).toEqual([name, 200]);
    }
    for (const name of writes) {
      const answer = await calls[name](as);
      expect([name, answer.status, answer.error?.clientMessage]).toEqual([
        name,
        403,
        'account restricted',
      ]);
    }
    expect(await records()).toEqual(before);
  });
});

describe('P10: what may be asked for', () => {
  it.each<[string, unknown]>([
    ['an amount', { ...PREMIUM, amount: 100 }],
    ['a currency', { ...PREMIUM, currency: 'USD' }],
    ['a tier', { ...PREMIUM, tier: 3 }],
    ['another buyer', { ...PREMIUM, userId: newId() }],
    ['an unknown plan', { ...PREMIUM, planId: 'premium_gold' }],
    ['no plan', { period: 'MONTH' }],
    ['an unknown period', { ...PREMIUM, period: 'WEEK' }],
    ['a malformed UPI ID', { ...PREMIUM, vpa: 'asha' }],
    ['a UPI ID with markup', { ...PREMIUM, vpa: '<b>@upi' }],
    ['a UPI ID that is none', { ...PREMIUM, vpa: 7 }],
    ['a UPI ID of 400 letters', { ...PREMIUM, vpa: `${'x'.repeat(400)}@upi` }],
    ['a list', [PREMIUM]],
    ['nothing', {}],
  ])('%s in the body is 400, and nothing is created', async (_name, body) => {
    const before = await records();
    expect((await post(await someone(), body)).statusCode).toBe(400);
    expect(await records()).toEqual(before);
  });

  it('the same plan, or a lower one, is 409', async () => {
    const buyer = await someone();
    await server.subscribe(buyer, { planId: 'premium_plus' });
    for (const planId of ['premium', 'premium_plus'] as const) {
      const answer = await post(buyer, { planId, period: 'MONTH' });
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'ALREADY_ON_PLAN']);
    }
  });

  it('R4: the same key answers the same again; with another body it’s 422', async () => {
    const buyer = await someone();
    const headers = { 'idempotency-key': 'one-purchase' };
    const start = async (body: typeof PREMIUM | { planId: 'premium_plus'; period: 'YEAR' }) =>
      server.call(startMembership, { body }, { as: await server.fresh(buyer), headers });
    const first = await start(PREMIUM);
    await server.settle();
    await server.pass(DAY / 24);
    // The payment has expired meanwhile; the answer is still the first one.
    const again = await start(PREMIUM);
    expect([again.status, again.raw.body]).toEqual([200, first.raw.body]);
    expect((await start({ planId: 'premium_plus', period: 'YEAR' })).status).toBe(422);
    const payments = await rows('select 1 as n from payments where user_id = $1', buyer.userId);
    expect(payments).toHaveLength(1);
  });
});

describe('with payments off', () => {
  afterEach(async () => {
    await server.command('payments on');
  });

  it('what would charge is 503 with a sentence, and works again once they’re on', async () => {
    const [buyer, member, failed] = [await someone(), await someone(), await someone()];
    const { membershipId } = await server.subscribe(member);
    const { paymentId } = await server.buy(failed, {}, 'fail@upi');
    await server.settle();
    await server.pass(5_000);
    expect(await server.statusOf(failed, paymentId)).toBe('FAILED');

    const before = await records();
    const attempts = async () => [
      await server.call(startMembership, { body: PREMIUM }, { as: await server.fresh(buyer) }),
      await server.call(
        retryPayment,
        { params: { id: paymentId } },
        { as: await server.fresh(failed) },
      ),
      await server.change(member, membershipId, { planId: 'premium_jobs', period: 'YEAR' }),
    ];
    await server.command('payments off');
    for (const answer of await attempts()) {
      expect([answer.status, answer.error?.code]).toEqual([503, 'PAYMENTS_OFF']);
      expect(answer.headers['retry-after']).toBe('600');
      expect(answer.error?.clientMessage).toContain('Nothing was charged.');
    }
    expect(await records()).toEqual(before);
    // Reading, and what charges nothing, goes on.
    expect((await server.readMembership(member)).plan).toMatchObject({ tier: 1 });
    for (const state of ['PAUSED', 'ACTIVE', 'CANCELLED'] as const) {
      expect((await server.change(member, membershipId, { state })).status).toBe(200);
    }
    await server.command('payments on');
    expect((await attempts()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('no debit is made; it follows once they’re on', async () => {
    const member = await someone();
    await server.subscribe(member);
    const { periodEnd } = (await server.membershipOf(member)) ?? {};
    const untilEnd = new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
    await server.pass(untilEnd - DAY - 60_000);
    await server.command('payments off');
    await server.pass(DAY + 120_000);
    const debits = () =>
      rows('select 1 as n from payments where user_id = $1 and is_debit', member.userId);
    expect(await debits()).toEqual([]);
    expect(await server.membershipOf(member)).toMatchObject({ state: 'ACTIVE' });
    await server.command('payments on');
    await server.pass(60_000);
    await server.pass(60_000);
    expect(await debits()).toHaveLength(1);
    expect(await server.planOf(member)).toMatchObject({ tier: 1 });
  });
});
