import { newId, readableContent, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { kindRegistry } from '../kinds/kind-registry';
import { notificationReader } from '../list/notification.read-model';

const LINES = 20_000;
const SEARCHED = 2_000;
const limit = 21;

const described = () => ({ sentence: [], deeplink: '/', excerpt: '' });
const shared = {
  group: 'SYSTEM',
  label: '',
  hint: '',
  isSystem: true,
  describe: described,
} as const;
/** Most are of a kind that is about nothing, and some about a post that is gone. */
const reader = notificationReader(
  kindRegistry([
    { ...shared, type: 'PLAIN' },
    {
      ...shared,
      type: 'RARE',
      about: readableContent(sql.ref('n.user_id'), sql.ref('n.reference_id')),
    },
  ]),
);

describe('notifications among very many', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  const userId = newId();

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
       select gen_random_uuid(), $1, case when n > 100 then 'PLAIN' else 'RARE' end, 'LINE:' || n,
         'POST', gen_random_uuid(), n, now(), now() from generate_series(1, ${LINES}) n`,
      [userId],
    );
    for (const table of ['people', 'notifications']) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(() => plans.forget());

  const list = (wanted: { types?: string[]; search?: string; unreadOnly?: boolean }) =>
    reader.list(db, {
      userId,
      before: null,
      limit,
      unreadOnly: wanted.unreadOnly ?? false,
      types: wanted.types,
      search: wanted.search ?? '',
    });

  it.each([
    ['of a type that is rare', { types: ['RARE'] }],
    ['of a type that is rare, unread', { types: ['RARE'], unreadOnly: true }],
    ['that nothing matches', { search: 'nowhere' }],
  ])(
    'a page %s reads a limited number of rows and returns how far it got',
    async (_what, wanted) => {
      const { rows, reached } = await list(wanted);
      expect([rows.length, reached]).toEqual([0, LINES - SEARCHED + 1]);
      for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(SEARCHED);
    },
  );

  it('the list and the unread count are planned once a connection, since the rules of all kinds take long to plan', async () => {
    const names = await server.database.db.connection().execute(async (connected) => {
      const query = {
        userId,
        before: null,
        limit,
        unreadOnly: false,
        types: undefined,
        search: '',
      };
      for (let time = 0; time < 2; time += 1) {
        await reader.list(connected, query);
        await reader.countUnread(connected, userId);
      }
      const { rows } = await sql<{ kind: string }>`
        select split_part(name, '-', 1) as kind from pg_prepared_statements
        where name like 'notifications.%' order by 1`.execute(connected);
      return rows.map(({ kind }) => kind);
    });
    expect(names).toEqual(expect.arrayContaining(['notifications.list', 'notifications.unread']));
  });

  it('a page without a filter reads only its own rows', async () => {
    expect((await list({})).rows).toHaveLength(limit);
    for (const node of await plans.ofAll()) expect(rowsRead(node)).toBeLessThanOrEqual(2 * limit);
  });
});
