import { newId, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { listNotificationsOf } from '../list/notification.read-model';
import { readWaitingMessages } from '../push/waiting-message.read-model';

const LINES = 20_000;
const SEARCHED = 2_000;
const limit = 21;

describe('notifications among very many', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  const [userId, lineId] = [newId(), newId()];

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name) values ($1, 'star', 'Star')`, [userId]);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, 5000) n`);
    await run(
      `insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place,
         created_at, updated_at)
       select gen_random_uuid(), $1, case when n > 100 then 'SYSTEM' else 'POLL' end, 'LINE:' || n,
         'POST', gen_random_uuid(), n, now(), now() from generate_series(1, ${LINES}) n`,
      [userId],
    );
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
    await run(
      `insert into notifications (id, user_id, type, group_key, reference_type, reference_id, place,
         in_app, created_at, updated_at)
       select $2, $1, 'MESSAGE', 'MESSAGE:' || id, 'MESSAGE', id, ${LINES + 1}, false, now(), now()
       from conversations limit 1`,
      [userId, lineId],
    );
    for (const table of ['people', 'notifications', 'conversations', 'conversation_members']) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(() => plans.forget());

  const list = (wanted: { types?: string[]; search?: string; unreadOnly?: boolean }) =>
    listNotificationsOf(db, {
      ...{ userId, before: null, limit, unreadOnly: wanted.unreadOnly ?? false },
      ...{ types: wanted.types, search: wanted.search ?? '' },
    });

  it.each([
    ['of a type that is rare', { types: ['POLL'] }],
    ['of a type that is rare, unread', { types: ['POLL'], unreadOnly: true }],
    ['that nothing matches', { search: 'nowhere' }],
  ])('a page %s reads so many lines and says how far it came', async (_what, wanted) => {
    const { rows, reached } = await list(wanted);
    expect([rows.length, reached]).toEqual([0, LINES - SEARCHED + 2]);
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(SEARCHED);
  });

  it('a page without a filter reads what it shows', async () => {
    expect((await list({})).rows).toHaveLength(limit);
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(2 * limit);
  });

  it('the line of a message finds its conversation by key', async () => {
    expect((await readWaitingMessages(db, [lineId])).size).toBe(1);
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(10);
  });
});
