import {
  addExperience,
  editExperience,
  profileLimits,
  requestExport,
} from '@upround/profile/contract';
import { newId } from '@upround/shared/db';
import { waitForLock, type TestMember } from '@upround/shared/testing-server';
import { startProfileServer, type ProfileServer } from './profile-server.fixtures';

/** Another call of the same person is under way: its transaction is open. */
describe('two concurrent calls of one person', () => {
  let server: ProfileServer;
  let me: TestMember;

  beforeAll(async () => {
    server = await startProfileServer();
    me = await server.signUpAs('asha-rao');
  });
  afterAll(() => server?.close());

  const count = async (table: string) =>
    (
      await server.database.query<{ n: number }>(
        `select count(*)::int as n from ${table} where user_id = $1`,
        [me.userId],
      )
    )[0]?.n;
  const lockPerson = 'select 1 from people where id = $1 for no key update';

  it('X11: a second export waits for the first and is rejected', async () => {
    const { waited, result } = await waitForLock(
      server.database,
      async (client) => {
        await client.query(lockPerson, [me.userId]);
        await client.query(
          'insert into data_exports (id, user_id, requested_at) values ($1, $2, now())',
          [newId(), me.userId],
        );
      },
      () => server.call(requestExport, {}, { as: me }),
    );
    expect([waited, result.error?.code]).toEqual([true, 'EXPORT_TOO_SOON']);
    expect(await count('data_exports')).toBe(1);
  });

  it('an entry waits for the one that fills the list, and is rejected', async () => {
    const { experiences } = profileLimits;
    const insert = `insert into experiences
        (id, user_id, title, company, location, description, start_month)
      select gen_random_uuid(), $1, 'T', 'C', '', '', '2020-01' from generate_series(1, $2::int)`;
    await server.database.query(insert, [me.userId, experiences - 1]);
    const { waited, result } = await waitForLock(
      server.database,
      async (client) => {
        await client.query(lockPerson, [me.userId]);
        await client.query(insert, [me.userId, 1]);
      },
      () =>
        server.call(
          addExperience,
          {
            params: { profileId: me.userId },
            body: { title: 'One more', company: 'C', startMonth: '2020-01' },
          },
          { as: me },
        ),
    );
    expect([waited, result.error?.code]).toEqual([true, 'EXPERIENCE_FULL']);
    expect(await count('experiences')).toBe(experiences);
  });

  it('a change of an entry waits for another change, and keeps it', async () => {
    const other = await server.signUpAs('ben-leroy');
    const added = await server.call(
      addExperience,
      {
        params: { profileId: other.userId },
        body: { title: 'Engineer', company: 'Saltmarsh', startMonth: '2020-01' },
      },
      { as: other },
    );
    const { waited, result } = await waitForLock(
      server.database,
      (client) =>
        client.query(`update experiences set company = 'Harbour' where id = $1`, [added.body.id]),
      () =>
        server.call(
          editExperience,
          { params: { id: other.userId, expId: added.body.id }, body: { title: 'Lead' } },
          { as: other },
        ),
    );
    expect(waited).toBe(true);
    expect(result.body).toMatchObject({ title: 'Lead', company: 'Harbour' });
  });
});
