import type { SignedIn } from '@upround/account/contract';
import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';

describe('signing up', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server?.stop());

  const register = (email: string, given = password, displayName = 'Asha Rao') =>
    server.send('POST', '/v2/auth/register', { body: { email, password: given, displayName } });
  const byCode = (email: string, code: string) =>
    server.send<SignedIn>('POST', '/v2/auth', { body: { email, code } });
  const byPassword = (email: string, given = password) =>
    server.send<SignedIn>('POST', '/v2/auth', { body: { email, password: given } });

  it('X1: is confirmed by an emailed code, and logs in at once', async () => {
    const answer = await register('Asha@Example.test');
    expect([answer.status, answer.body]).toEqual([202, { mailed: true }]);
    expect((await byPassword('asha@example.test')).status).toBe(401);

    const signedIn = await byCode(
      'asha@example.test',
      await server.mailedCode('asha@example.test'),
    );
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user).toEqual({
      id: expect.any(String),
      slug: 'asha-rao',
      displayName: 'Asha Rao',
      email: 'asha@example.test',
      avatarUrl: null,
      roles: [],
    });
    expect(signedIn.setCookie).toMatch(/^refresh-token=[\w-]{43};/);
    expect(signedIn.setCookie).toMatch(/HttpOnly/);
    expect(signedIn.setCookie).toMatch(/SameSite=Lax/);
    expect(signedIn.setCookie).toMatch(/Path=\/(;|$)/);
    expect((await byPassword('ASHA@example.test')).status).toBe(200);
  });

  it('spec 7: the access token authorises calls, the refresh cookie does not', async () => {
    const { body, cookie } = await byPassword('asha@example.test');
    const current = '/v2/auth/session/current';
    const read = await server.send('GET', current, { token: body.token });
    expect([read.status, read.body]).toEqual([200, body.user]);
    expect((await server.send('GET', current, {})).status).toBe(401);
    expect((await server.send('GET', current, { cookie })).status).toBe(401);
    expect((await server.send('GET', current, { token: cookie ?? '' })).status).toBe(401);
  });

  it('an address with an account gets an email that says so, and nothing changes', async () => {
    await register('asha@example.test', 'another password', 'Somebody Else');
    await server.drain();
    const mail = server.mailsTo('asha@example.test').at(-1);
    expect(mail?.subject).toContain('already have an account');
    expect(mail?.text).not.toMatch(/\d{6}/);
    expect((await byPassword('asha@example.test', 'another password')).status).toBe(401);
    expect((await byPassword('asha@example.test')).status).toBe(200);
  });

  it('two people with the same name get different slugs', async () => {
    await register('second@example.test');
    const { body } = await byCode(
      'second@example.test',
      await server.mailedCode('second@example.test'),
    );
    expect(body.user.slug).toMatch(/^asha-rao-[0-9a-f]{6}$/);
  });

  it('twice with the same password is confirmed by the newest code', async () => {
    await register('twice@example.test');
    const first = await server.mailedCode('twice@example.test');
    await register('twice@example.test');
    const second = await server.mailedCode('twice@example.test');
    expect((await byCode('twice@example.test', first)).status).toBe(401);
    expect((await byCode('twice@example.test', second)).status).toBe(200);
    expect((await byPassword('twice@example.test')).status).toBe(200);
  });

  it('T17: a stranger who signed up with the address first can’t log in with their password', async () => {
    const email = 'owner@example.test';
    await register(email, 'password of a stranger');
    await register(email, 'password of the owner');
    const code = await server.mailedCode(email);
    expect((await byCode(email, code)).status).toBe(200);
    expect((await byPassword(email, 'password of a stranger')).status).toBe(401);
    expect((await byPassword(email, 'password of the owner')).status).toBe(401);
    await server.send('POST', '/v2/auth/code', { body: { email, purpose: 'RESET' } });
    const reset = await server.send('POST', '/v2/auth/reset', {
      body: { email, code: await server.mailedCode(email), password: 'chosen by the owner' },
    });
    expect(reset.status).toBe(200);
    expect((await byPassword(email, 'chosen by the owner')).status).toBe(200);
  });

  it('T18: a code is locked after five wrong tries', async () => {
    const email = 'guessed@example.test';
    await register(email);
    const code = await server.mailedCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await byCode(email, wrong)).status).toBe(401);
    }
    const right = await byCode(email, code);
    expect([right.status, codeOf(right)]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('T18: a code works once, even if it is sent many times at once', async () => {
    const email = 'parallel@example.test';
    await register(email);
    const code = await server.mailedCode(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => byCode(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect((await byCode(email, code)).status).toBe(401);
  });

  it('T18: a code expires', async () => {
    const email = 'late@example.test';
    await register(email);
    const code = await server.mailedCode(email);
    await server.query(`update one_time_codes set expires_at = now() where email = $1`, [email]);
    expect((await byCode(email, code)).status).toBe(401);
  });

  it('T16: the database contains no readable code', async () => {
    await register('stored@example.test');
    const code = await server.mailedCode('stored@example.test');
    const rows = await server.query<Record<string, unknown>>(
      `select encode(code_hash, 'escape') as hash, sign_up::text from one_time_codes`,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it.each([
    [{ email: 'not an address', password, displayName: 'A' }, 'email'],
    [{ email: 'a@b.test', password: 'short', displayName: 'A' }, 'password'],
    [{ email: 'a@b.test', password: 'PassWord', displayName: 'A' }, 'password'],
    [{ email: 'a@b.test', password: '........', displayName: 'A' }, 'password'],
    [{ email: 'a@b.test', password, displayName: ' ' }, 'displayName'],
    [{ email: ['a@b.test'], password, displayName: 'A' }, 'email'],
    [{ email: 'a@b.test', password, displayName: 'A\0' }, 'displayName'],
  ])('R17: %j is rejected with 400 at %s', async (body, path) => {
    const answer = await server.send<{ errors: { path?: string }[] }>('POST', '/v2/auth/register', {
      body,
    });
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, path]);
  });
});
