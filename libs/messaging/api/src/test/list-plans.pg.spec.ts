import { newId, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import {
  countConversations,
  countsOf,
  listConversationRows,
  readBothViews,
} from '../conversation/conversation.read-model';
import {
  countHits,
  readMessages,
  readMessagesAfter,
  searchStretch,
} from '../message/message.read-model';

const CROWD = 5_000;
const MESSAGES = 20_000;
const limit = 21;

describe('lists among very many rows', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  const long = newId();
  const userId = '00000000-0000-7000-8000-000000000001';

  beforeAll(async () => {
    server = await createTestServer();
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name) values ($1, 'star', 'Star')`, [userId]);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, ${CROWD}) n`);
    // Two of three wait or were declined, every fourth is archived, every tenth holds something unread.
    await run(
      `insert into conversations (id, low_id, high_id, requester_id, state, last_sequence)
       select gen_random_uuid(), least(id, $1::uuid), greatest(id, $1::uuid), id,
         (array['PENDING', 'ACCEPTED', 'REJECTED'])[1 + (row_number() over ()) % 3], 0
       from people where slug like 'crowd-%'`,
      [userId],
    );
    await run(
      `insert into conversation_members (conversation_id, user_id, other_id, state, asked, listed,
         archived, activity_id, unread_count)
       select c.id, side.user_id, side.other_id, c.state, side.user_id <> c.requester_id, true,
         c.n % 4 = 0, c.id, case when c.n % 10 = 0 then 1 else 0 end
       from (select *, row_number() over () as n from conversations) c, lateral (values
         (c.low_id, c.high_id), (c.high_id, c.low_id)) as side (user_id, other_id)`,
    );
    await run(
      `insert into conversations (id, low_id, high_id, requester_id, state, last_sequence)
       select $1, least(a.id, b.id), greatest(a.id, b.id), a.id, 'ACCEPTED', ${MESSAGES}
       from (select id from people where slug = 'crowd-1') a,
         (select id from people where slug = 'crowd-2') b`,
      [long],
    );
    await run(
      `insert into messages (conversation_id, sequence, id, sender_id, text, created_at)
       select $1, n, gen_random_uuid(), $2, 'Message ' || n, now()
       from generate_series(1, ${MESSAGES}) n`,
      [long, userId],
    );
    for (const table of ['people', 'conversations', 'conversation_members', 'messages']) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());

  const stretch = { low: 18_000, high: 20_000 };
  const deep = '80000000-0000-0000-0000-000000000000';
  const conversations = (
    filter: { state?: 'PENDING' | 'REJECTED'; archived?: boolean },
    place: string | null = null,
  ) =>
    listConversationRows(
      db,
      { userId, state: filter.state, archived: filter.archived ?? false, asked: undefined },
      { direction: 'next', place, inclusive: false },
      limit,
    );
  const messages = (place: number | null, direction: 'next' | 'prev' = 'next') =>
    readMessages(db, {
      conversationId: long,
      limit,
      reading: { direction, place, inclusive: false },
    });

  it.each<[string, string, () => Promise<unknown[]>]>([
    ['the inbox', 'conversation_members_inbox', () => conversations({})],
    ['the inbox, deep', 'conversation_members_inbox', () => conversations({}, deep)],
    ['requests', 'conversation_members_by_state', () => conversations({ state: 'PENDING' })],
    ['declined', 'conversation_members_by_state', () => conversations({ state: 'REJECTED' }, deep)],
    ['the archive', 'conversation_members_archived', () => conversations({ archived: true })],
    ['messages', 'messages_pkey', () => messages(null)],
    ['messages, deep', 'messages_pkey', () => messages(9_000)],
    ['messages, forward', 'messages_pkey', () => messages(9_000, 'prev')],
    ['catching up', 'messages_pkey', () => readMessagesAfter(db, long, 15_000, limit)],
  ])('%s walk %s in order', async (_what, index, list) => {
    expect(await list()).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    const large = nodes.filter((node) => node['Relation Name'] !== 'blocks');
    for (const node of large) expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
  });

  it('a list is counted up to a thousand, and nothing beyond that is read', async () => {
    const filter = { userId, state: undefined, archived: true, asked: undefined };
    expect(await countConversations(db, filter)).toBe(1_000);
    const rows = (await plans.ofLast()).filter(
      (node) => node['Relation Name'] === 'conversation_members',
    );
    expect(rows).not.toEqual([]);
    for (const node of rows) expect(rowsRead(node)).toBeLessThanOrEqual(1_100);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    [
      'counting a list',
      () => countConversations(db, { userId, state: undefined, archived: true, asked: undefined }),
      1,
    ],
    ['counting what is unread', () => countsOf(db, [userId]), 1],
    [
      'both views of a conversation',
      async () => {
        const [own] = await conversations({});
        await db.transaction().execute((trx) => readBothViews(trx, own?.id ?? ''));
      },
      2,
    ],
  ])('%s reads the blocks once for each person, not for each row', async (_what, read, people) => {
    await read();
    const nodes = (await plans.ofLast()).filter((node) => node['Relation Name'] === 'blocks');
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node['Actual Loops']).toBeLessThanOrEqual(people);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['counting hits', () => countHits(db, { ...stretch, conversationId: long }, 'nowhere')],
    [
      'searching',
      () =>
        searchStretch(
          db,
          { ...stretch, conversationId: long },
          { words: 'nowhere', direction: 'next', limit },
        ),
    ],
  ])('%s reads only its range of the index', async (_what, look) => {
    await look();
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_pkey');
    const rows = nodes.filter((node) => node['Relation Name'] === 'messages');
    for (const node of rows) expect(rowsRead(node)).toBeLessThanOrEqual(2_000);
  });

  it('counts read only unread rows', async () => {
    const counts = (await countsOf(db, [userId]))(userId);
    expect(counts.unreadCount).toBeGreaterThan(0);
    expect(counts.requestCount).toBeGreaterThan(0);
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain('conversation_members_waiting');
  });
});
