import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

describe('a code after a newer one was sent', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server?.stop());

  const order = (email: string, purpose: string) =>
    server.send('POST', '/v2/auth/code', { body: { email, purpose } });
  const openCodes = async (email: string) =>
    (
      await server.query(
        'select 1 from one_time_codes where email = $1 and used_at is null and expires_at > now()',
        [email],
      )
    ).length;

  it.each([
    ['SIGN_IN', '/v2/auth', {}],
    ['RESET', '/v2/auth/reset', { password: 'a new password' }],
  ])('T17: for purpose %s is closed, and the newest works', async (purpose, path, rest) => {
    const email = `${purpose.toLowerCase()}@example.test`;
    await server.signUp(email, password);
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      await order(email, purpose);
      codes.push(await server.mailedCode(email));
      expect(await openCodes(email)).toBe(1);
    }
    const attempt = (code: string | undefined) =>
      server.send('POST', path, { body: { email, code, ...rest } });
    expect((await attempt(codes[0])).status).toBe(401);
    expect((await attempt(codes[3])).status).toBe(401);
    expect((await attempt(codes[4])).status).toBe(200);
  });

  it('T17: leaves codes for other purposes open', async () => {
    const email = 'both@example.test';
    await server.signUp(email, password);
    await order(email, 'RESET');
    const reset = await server.mailedCode(email);
    await order(email, 'SIGN_IN');
    await server.drain();
    expect(await openCodes(email)).toBe(2);
    const body = { email, code: reset, password: 'a new password' };
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(200);
  });

  it('T17: a guess is compared with the newest code only, even if two were created at the same moment', async () => {
    const email = 'twice@example.test';
    await server.signUp(email, password);
    await order(email, 'SIGN_IN');
    const older = await server.mailedCode(email);
    await order(email, 'SIGN_IN');
    const newer = await server.mailedCode(email);
    await server.query('update one_time_codes set used_at = null where email = $1', [email]);
    const attempt = (code: string) => server.send('POST', '/v2/auth', { body: { email, code } });
    expect((await attempt(older)).status).toBe(401);
    const tries = await server.query<{ tries: number }>(
      `select tries from one_time_codes where email = $1 and purpose = 'SIGN_IN' order by id desc`,
      [email],
    );
    expect(tries.map((row) => row.tries)).toEqual([1, 0]);
    expect((await attempt(newer)).status).toBe(200);
  });
});

describe('guessing', () => {
  let server: AccountServer;

  beforeEach(async () => {
    server = await startAccountServer({ rateLimits: 'on' });
  });
  afterEach(() => server.stop());

  const attempt = (email: string, given: object, from: string) =>
    server.send('POST', '/v2/auth', { body: { email, ...given }, from });
  const wrong = { password: 'wrong password' };

  it.each(['known@example.test', 'unknown@example.test'])(
    'R19: %s takes ten attempts in ten minutes from one address',
    async (email) => {
      await server.signUp('known@example.test', password);
      for (let count = 0; count < 10; count += 1)
        expect((await attempt(email, wrong, HERE)).status).toBe(401);
      const refused = await attempt(email, wrong, HERE);
      expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await attempt('other@example.test', wrong, HERE)).status).toBe(401);
    },
  );

  it('R19: any number of wrong passwords from one address does not lock the owner out elsewhere', async () => {
    await server.signUp('known@example.test', password);
    for (let count = 0; count < 99; count += 1) await attempt('known@example.test', wrong, HERE);
    expect((await attempt('known@example.test', { password }, HERE)).status).toBe(429);
    expect((await attempt('known@example.test', { password }, ELSEWHERE)).status).toBe(200);
  });

  it.each([
    ['a hundred passwords', 100, wrong],
    ['twenty codes', 20, { code: '000000' }],
  ])('R19: one account allows %s, from any address', async (_what, most, given) => {
    const from = (count: number) => `198.51.100.${Math.floor(count / 10)}`;
    for (let count = 0; count < most; count += 1)
      expect((await attempt('known@example.test', given, from(count))).status).toBe(401);
    expect((await attempt('known@example.test', given, ELSEWHERE)).status).toBe(429);
  });
});
