import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { notificationPreferences } from '../settings/preferences';

describe('who wants emails', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  it('spec 4.33: alerts of saved searches are sent without a digest, unless they are turned off', async () => {
    const { userId } = await server.signUpAs('reader');
    const wants = async (channel: 'email' | 'digest') =>
      (
        await notificationPreferences.wants(
          server.db,
          [userId],
          'JOB_FOUND',
          channel,
          server.clock.now(),
        )
      ).has(userId);
    expect([await wants('email'), await wants('digest')]).toEqual([true, false]);
    await server.database.query(
      `insert into member_settings (user_id, settings)
       values ($1, '{"notifications": {"JOB_FOUND": {"email": false}}}')`,
      [userId],
    );
    expect(await wants('email')).toBe(false);
  });
});
