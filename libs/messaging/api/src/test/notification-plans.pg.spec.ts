import { newId } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type TestServer,
} from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { messagingNotifications } from '../contributions/messaging-notifications';

describe('the notification of a message among very many conversations', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  it('finds its conversation by key', async () => {
    const userId = newId();
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name) values ($1, 'star', 'Star')`, [userId]);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, 5000) n`);
    await run(
      `insert into conversations (id, low_id, high_id, requester_id, state, last_sequence)
       select gen_random_uuid(), least(id, $1::uuid), greatest(id, $1::uuid), id, 'ACCEPTED', 0
       from people where slug like 'crowd-%'`,
      [userId],
    );
    await run(
      `insert into conversation_members (conversation_id, user_id, other_id, state, asked, listed,
         archived, activity_id, unread_count)
       select id, $1, requester_id, 'ACCEPTED', true, true, false, id, 1 from conversations`,
      [userId],
    );
    for (const table of ['people', 'conversations', 'conversation_members']) {
      await run(`analyze ${table}`);
    }
    const about = messagingNotifications[0]?.about;
    if (about === undefined) throw new Error('A message is about its conversation.');
    const plans = watchPlans(server.database);
    const { rows } = await sql`
      select found.* from (
        select ${userId}::uuid as user_id, 'MESSAGE:' || c.id as group_key
        from (select id from conversations limit 1) c
      ) n cross join lateral (${about}) found`.execute(plans.db);
    expect(rows).toHaveLength(1);
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(10);
  }, 60_000);
});
