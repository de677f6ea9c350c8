import type { SignedIn } from '@upround/account/contract';
import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

const known = 'known@example.test';
const unknown = 'unknown@example.test';
const password = 'correct horse';

describe('logging in', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
    await server.signUp(known, password);
  });
  afterAll(() => server?.stop());

  const order = (email: string, purpose: string) =>
    server.send('POST', '/v2/auth/code', { body: { email, purpose } });

  it('X1: an emailed code works without the password', async () => {
    expect((await order(known, 'SIGN_IN')).status).toBe(202);
    const body = { email: known, code: await server.mailedCode(known) };
    const answer = await server.send<SignedIn>('POST', '/v2/auth', { body });
    expect([answer.status, answer.body.user.email]).toEqual([200, known]);
  });

  it('T17: a code works for its purpose only', async () => {
    await order(known, 'RESET');
    const reset = await server.mailedCode(known);
    expect(
      (await server.send('POST', '/v2/auth', { body: { email: known, code: reset } })).status,
    ).toBe(401);
    await order(known, 'SIGN_IN');
    const signIn = await server.mailedCode(known);
    const body = { email: known, code: signIn, password: 'a new password' };
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(401);
  });

  it('an address without an account gets no email', async () => {
    await order('nobody@example.test', 'SIGN_IN');
    await order('nobody@example.test', 'RESET');
    await server.drain();
    expect(server.mailsTo('nobody@example.test')).toEqual([]);
  });

  it.each([
    ['register', '/v2/auth/register', { password, displayName: 'Asha' }],
    ['ask for a code', '/v2/auth/code', { purpose: 'SIGN_IN' }],
    ['ask for a reset', '/v2/auth/code', { purpose: 'RESET' }],
    ['sign in by password', '/v2/auth', { password: 'wrong password' }],
    ['sign in by code', '/v2/auth', { code: '000000' }],
    ['reset', '/v2/auth/reset', { code: '000000', password: 'a new password' }],
  ])(
    'T19: %s answers and works alike for known and unknown addresses',
    async (_what, path, rest) => {
      const watch = async (email: string) => {
        const before = { hashes: server.hashes(), statements: server.statements() };
        const { status, body, setCookie } = await server.send<{ errors?: unknown }>('POST', path, {
          body: { email, ...rest },
        });
        return {
          status,
          refusal: body.errors,
          setCookie,
          hashes: server.hashes() - before.hashes,
          statements: server.statements() - before.statements,
        };
      };
      const [one, other] = [await watch(known), await watch(unknown)];
      expect(one).toEqual(other);
      expect(one.setCookie).toBeUndefined();
      expect(one.statements).toBeGreaterThan(0);
    },
  );

  it('a password that was hashed at another cost is hashed again', async () => {
    await server.signUp('old@example.test', password);
    const hashOfAccount = async () =>
      (
        await server.query<{ hash: string }>(
          `select password_hash as hash from accounts where email = 'old@example.test'`,
        )
      )[0]?.hash;
    await server.setCheapHash('old@example.test', password);
    const before = await hashOfAccount();
    const body = { email: 'old@example.test', password };
    expect((await server.send('POST', '/v2/auth', { body })).status).toBe(200);
    expect(await hashOfAccount()).not.toBe(before);
    expect((await server.send('POST', '/v2/auth', { body })).status).toBe(200);
  });

  it('R11: a new password ends every session', async () => {
    const email = 'reset@example.test';
    const { body: first } = await server.signUp(email, password);
    await order(email, 'RESET');
    const code = await server.mailedCode(email);
    const reset = await server.send<SignedIn>('POST', '/v2/auth/reset', {
      body: { email, code, password: 'a new password' },
    });
    expect(reset.status).toBe(200);
    const read = (token: string) => server.send('GET', '/v2/auth/session/current', { token });
    expect((await read(first.token)).status).toBe(401);
    expect((await read(reset.body.token)).status).toBe(200);
    const oldPassword = await server.send('POST', '/v2/auth', { body: { email, password } });
    expect([oldPassword.status, codeOf(oldPassword)]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('T17: a new password closes the codes that were sent before', async () => {
    const email = 'codes@example.test';
    await server.signUp(email, password);
    await order(email, 'SIGN_IN');
    const signIn = await server.mailedCode(email);
    await order(email, 'RESET');
    const code = await server.mailedCode(email);
    const body = { email, code, password: 'a new password' };
    expect((await server.send('POST', '/v2/auth/reset', { body })).status).toBe(200);
    const answer = await server.send('POST', '/v2/auth', { body: { email, code: signIn } });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('banned and deleted people can’t log in', async () => {
    const email = 'banned@example.test';
    const { body } = await server.signUp(email, password);
    for (const state of ['BANNED', 'DELETED']) {
      await server.query(`update people set state = $1 where id = $2`, [state, body.user.id]);
      const answer = await server.send('POST', '/v2/auth', { body: { email, password } });
      expect([answer.status, codeOf(answer)]).toEqual([401, 'ACCOUNT_DISABLED']);
    }
  });

  it('R27: a deleted account is restored by logging in, but not with a wrong password', async () => {
    const email = 'returning@example.test';
    const { body } = await server.signUp(email, password);
    const state = async () =>
      (await server.query(`select state from people where id = $1`, [body.user.id]))[0];
    await server.query(
      `insert into account_deletions (user_id, previous_state, requested_at, erase_after)
       values ($1, 'ACTIVE', now(), now() + interval '30 days')`,
      [body.user.id],
    );
    await server.query(`update people set state = 'DELETED' where id = $1`, [body.user.id]);
    const signIn = (given: string) =>
      server.send<SignedIn>('POST', '/v2/auth', { body: { email, password: given } });
    expect((await signIn('wrong password')).status).toBe(401);
    expect(await state()).toEqual({ state: 'DELETED' });
    const back = await signIn(password);
    expect([back.status, back.body.restored]).toEqual([200, true]);
    expect(await state()).toEqual({ state: 'ACTIVE' });
    expect((await signIn(password)).body).not.toHaveProperty('restored');
    const read = await server.send('GET', '/v2/auth/session/current', { token: back.body.token });
    expect(read.status).toBe(200);
  });
});
