import { createTestServer, waitForLock, type TestServer } from '@upround/shared/testing-server';
import { staffAccounts } from '../staff/staff-accounts';

describe('two changes of staff roles at once', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  it('R8: one waits for the other, and doesn’t remove the last admin', async () => {
    const one = await server.signUpAs('one', { staffRoles: ['ADMIN'] });
    const other = await server.signUpAs('other', { staffRoles: ['ADMIN'] });
    const { waited, result } = await waitForLock(
      server.database,
      async (client) => {
        await client.query(
          `select pg_advisory_xact_lock(hashtextextended('account.staff-roles', 0))`,
        );
        await client.query(`update accounts set staff_roles = '{}' where user_id = $1`, [
          other.userId,
        ]);
      },
      () =>
        server.db
          .transaction()
          .execute((trx) => staffAccounts.setRole(trx, one.userId, 'ADMIN', false)),
    );
    expect({ waited, result }).toEqual({ waited: true, result: 'LAST_ADMIN' });
  });
});
