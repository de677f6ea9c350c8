import { startAccountServer, type AccountServer } from './account-server.fixtures';

const password = 'correct horse';

describe('R27: the nightly clean-up', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server?.stop());

  const at = (name: string) => `${name}@example.test`;
  const register = (name: string) =>
    server.send('POST', '/v2/auth/register', {
      body: { email: at(name), password, displayName: 'Asha Rao' },
    });
  const change = (token: string, name: string) =>
    server.send('POST', '/v2/auth/email', { token, body: { email: at(name), password } });
  const codes = () => server.query('select email from one_time_codes');
  const age = () =>
    server.query(`update one_time_codes set expires_at = now() - interval '25 hours'`);

  it('deletes codes a day after they expire, and emails to addresses without an account', async () => {
    const { body } = await server.signUp(at('asha'), password);
    await register('unconfirmed');
    await register('again');
    await change(body.token, 'never-confirmed');
    await change(body.token, 'now');
    const code = await server.mailedCode(at('now'));
    await server.send('PATCH', '/v2/auth/email', { token: body.token, body: { code } });
    await server.signUp(at('other'), password);
    expect(await server.cleanUp()).toEqual([]);
    expect(await codes()).not.toEqual([]);

    await age();
    await register('again');
    expect(await server.cleanUp()).toEqual([at('asha'), at('never-confirmed'), at('unconfirmed')]);
    expect(await codes()).toEqual([{ email: at('again') }]);
    await age();
    expect(await server.cleanUp()).toEqual([at('again')]);
    expect(await codes()).toEqual([]);
  });
});
