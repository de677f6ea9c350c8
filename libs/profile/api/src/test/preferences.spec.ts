import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { notificationPreferences } from '../settings/preferences';

describe('who wants to be told by e-mail', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  it('spec 4.33: alerts of saved searches come without a digest, unless they are turned off', async () => {
    const { userId } = await server.signUpAs('reader');
    const wants = async (type: string) =>
      (
        await notificationPreferences.wants(server.db, [userId], type, 'email', server.clock.now())
      ).has(userId);
    expect([await wants('JOB_FOUND'), await wants('LIKE')]).toEqual([true, false]);
    await server.database.query(
      `insert into member_settings (user_id, settings)
       values ($1, '{"notifications": {"JOB_FOUND": {"email": false}}}')`,
      [userId],
    );
    expect(await wants('JOB_FOUND')).toBe(false);
  });
});
