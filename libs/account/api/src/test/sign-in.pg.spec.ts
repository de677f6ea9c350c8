import { waitForLock } from '@upround/shared/testing-server';
import { codeOf, startAccountServer, type AccountServer } from './account-server.fixtures';

describe('logging in while the password is changed', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server?.stop());

  it('R11: the old password is rejected, even if it was correct when the call arrived', async () => {
    const email = 'reset-meanwhile@example.test';
    await server.signUp(email, 'correct horse');
    await server.signUp('other@example.test', 'battery staple');
    const { waited, result } = await waitForLock(
      server.database,
      (client) =>
        client.query(
          `update accounts set password_hash =
             (select password_hash from accounts where email = 'other@example.test')
           where email = $1`,
          [email],
        ),
      () => server.send('POST', '/v2/auth', { body: { email, password: 'correct horse' } }),
    );
    expect([waited, result.status, codeOf(result)]).toEqual([true, 401, 'WRONG_CREDENTIALS']);
    const body = { email, password: 'battery staple' };
    expect((await server.send('POST', '/v2/auth', { body })).status).toBe(200);
  });
});
