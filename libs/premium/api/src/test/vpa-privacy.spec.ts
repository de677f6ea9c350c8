import { startMembership, verifyVpa } from '@upround/premium/contract';
import { limits } from '@upround/shared/contract-core';
import { deriveKey } from '@upround/shared/server-kit';
import type { TestMember } from '@upround/shared/testing-server';
import { startPremiumServer, webhookKey, type PremiumServer } from './premium-server.fixtures';

const DAILY = 20;
const HANDLE = 'qwertz.uiopas';
const VPA = `${HANDLE}@okbank`;

let server: PremiumServer;
let count = 0;
const lines: string[] = [];
const someone = () => server.signUpAs(`checker-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer({
    rateLimits: 'on',
    onLog: (line) => lines.push(JSON.stringify(line)),
  });
});
afterAll(() => server?.close());

const verify = async (as: TestMember, vpa = VPA) =>
  server.call(verifyVpa, { query: { vpa } }, { as: await server.fresh(as) });

describe('G39, T30: checking a UPI ID', () => {
  it('needs a login', async () => {
    const answer = await server.call(verifyVpa, { query: { vpa: VPA } });
    expect(answer.status).toBe(401);
    expect(answer.raw.body).not.toContain('•••');
  });

  it('answers a masked name', async () => {
    const { status, body } = await verify(await someone(), 'asha.rao@upi');
    expect([status, body]).toEqual([200, { vpa: 'asha.rao@upi', valid: true, name: 'A••• R•••' }]);
    expect((await verify(await someone(), 'invalid@upi')).body).toEqual({
      vpa: 'invalid@upi',
      valid: false,
      name: null,
    });
  });

  it('is refused from the 6th in a minute on, for this person alone', async () => {
    const [one, other] = [await someone(), await someone()];
    for (let at = 0; at < limits.vpa.points; at += 1) expect((await verify(one)).status).toBe(200);
    const refused = await verify(one);
    expect([refused.status, refused.error?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.raw.body).not.toContain('•••');
    expect((await verify(other)).status).toBe(200);
    expect(limits.vpa).toMatchObject({ points: 5, seconds: 60 });
  });

  it('is refused from the 21st in a day on, however slowly', async () => {
    const slow = { vpa: { ...limits.vpa, points: 2 * DAILY } };
    const own = await startPremiumServer({ rateLimits: 'on', limits: slow });
    try {
      const [one, other] = [await own.signUpAs('one'), await own.signUpAs('other')];
      const check = (as: TestMember) => own.call(verifyVpa, { query: { vpa: VPA } }, { as });
      for (let at = 0; at < DAILY; at += 1)
        expect([at, (await check(one)).status]).toEqual([at, 200]);
      const refused = await check(one);
      expect([refused.status, refused.error?.code]).toEqual([429, 'RATE_LIMITED']);
      expect(refused.raw.body).not.toContain('•••');
      const wait = Number(refused.headers['retry-after']);
      expect([wait > 60 * 60, wait <= 24 * 60 * 60]).toEqual([true, true]);
      expect((await check(other)).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it.each([
    'asha',
    'asha@',
    '@upi',
    'a b@upi',
    'asha@upi@upi',
    `${'x'.repeat(400)}@upi`,
    'asha@up i',
  ])('refuses %s', async (vpa) => {
    expect((await verify(await someone(), vpa)).status).toBe(400);
  });
});

describe('T30: no log has a UPI ID', () => {
  it('of any call, page, task or webhook, whether it succeeds or fails', async () => {
    lines.length = 0;
    const buyer = await someone();
    await verify(buyer);
    for (let at = 0; at < limits.vpa.points; at += 1) await verify(buyer);
    await verify(buyer, `${HANDLE}@@okbank`);
    await server.call(verifyVpa, { query: { vpa: VPA } });
    const as = await server.fresh(buyer);
    const start = (vpa: string) =>
      server.call(startMembership, { body: { planId: 'premium', period: 'MONTH', vpa } }, { as });
    await start(VPA);
    // The task brings this payment to the provider, and the page brings the next one.
    await server.settle();
    const { paymentId } = await server.buy(await someone(), {}, VPA);
    expect((await start(`${HANDLE}@@okbank`)).status).toBe(400);
    for (const method of ['GET', 'POST'] as const) {
      await server.app.inject({
        method,
        url: `/v1/payments/sandbox/${paymentId}?vpa=${encodeURIComponent(VPA)}`,
      });
    }
    await server.app.inject(`/v1/payments/${paymentId}/pay?vpa=${VPA}`);
    await server.settle();
    for (const key of [webhookKey(), deriveKey('another-secret-that-nobody-uses-32', 'x')]) {
      expect(await server.deliver({ id: 'evt', payer: VPA }, { key })).toBe(400);
    }
    await server.pass(5_000);
    expect((await server.membershipOf(buyer))?.mandate?.vpa).toBe('qw••••@okbank');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.some((line) => line.includes('/payments/vpa/verify'))).toBe(true);
    expect(lines.filter((line) => line.includes('qwertz') || line.includes('uiopas'))).toEqual([]);
  });

  it('is stored in full only until the provider has it', async () => {
    const found = (await server.database.query(
      `select 1 from payments where payer like $1 union all select 1 from mandates where payer like $1
       union all select 1 from sandbox_payments where payer like $1
       union all select 1 from sandbox_mandates where payer like $1
       union all select 1 from sandbox_deliveries where body like $1`,
      [`%${HANDLE}%`],
    )) as unknown[];
    expect(found).toEqual([]);
  });
});
