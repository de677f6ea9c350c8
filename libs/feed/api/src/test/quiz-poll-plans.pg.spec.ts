import { idAt, NEWEST } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import { createTestServer, fillTable, rowsRead, watchPlans } from '@upround/shared/testing-server';
import type { PlanWatch, TestServer } from '@upround/shared/testing-server';
import {
  allToAnswer,
  answeredPosts,
  pollsToAnswer,
  quizzesToAnswer,
} from '../post/quiz-polls.read-model';

const limit = 21;
const POSTS = 12_000;

describe('the list of polls and quizzes among very many posts', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  let reader = '';
  let middle = '';

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: reader } = await server.signUpAs('reader'));
    const { userId: writer } = await server.signUpAs('writer');
    const start = Date.now() - 20 * 24 * 3_600_000;
    const ids = Array.from({ length: POSTS }, (_, index) => idAt(new Date(start + index * 60_000)));
    middle = ids[POSTS / 2] ?? '';
    // Of ten posts two are polls and one is a quiz; most polls are over, and the task has said so.
    await fillTable(
      server.database,
      `insert into posts (id, slug, author_id, type, kind, text, poll_options, poll_votes,
         poll_multiple, poll_ends_at, poll_ended_at)
       select id, 'post-' || n, $2, 'POST',
         case n % 10 when 0 then 'QUIZ' when 1 then 'POLL' when 2 then 'POLL' else 'TEXT' end,
         repeat('words ', 60), case when n % 10 < 3 then '[]'::jsonb end,
         case when n % 10 < 3 then '{}'::int[] end, case when n % 10 < 3 then false end,
         case when n % 10 in (1, 2) then now() + (n % 50 - 40.5) * interval '1 minute' end,
         case when n % 10 in (1, 2) and n % 50 < 40 then now() end
       from unnest($1::uuid[]) with ordinality as given (id, n)`,
      [ids, writer],
    );
    // The reader answered a part of them, and did much else.
    await fillTable(
      server.database,
      `insert into activities (id, user_id, reference_id, reference_type, kind, state)
       select id, $1::uuid, id, 'POST', 'VOTE', 'ATTEMPTED' from posts where slug like '%30'
       union all select gen_random_uuid(), $1::uuid, id, 'POST', 'OTHER', 'OTHER' from posts`,
      [reader],
    );
    await server.database.query('analyze');
    plans = watchPlans(server.database);
    ({ db } = plans);
  }, 60_000);
  afterAll(() => server?.close());

  it.each([
    ['all', allToAnswer, /^posts_to_answer(_by_kind)?$/],
    ['polls', pollsToAnswer, /^posts_to_answer(_by_kind)?$/],
    ['quizzes', quizzesToAnswer, /^posts_to_answer(_by_kind)?$/],
  ] as const)('%s to answer walk the index of what is open', async (_name, list, index) => {
    for (const page of [
      { viewer: reader, before: NEWEST },
      { viewer: reader, before: middle },
      { viewer: null, before: NEWEST },
    ]) {
      expect(await list.all(db, limit, { ...page, now: new Date() })).toHaveLength(limit);
      const nodes = await plans.ofLast();
      expect(nodes.some((node) => index.test(node['Index Name'] ?? ''))).toBe(true);
      for (const node of nodes) expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
    }
  });

  it('the list of a member’s answers reads only the member’s votes', async () => {
    for (const before of [NEWEST, middle]) {
      expect(await answeredPosts.all(db, limit, { viewer: reader, before })).toHaveLength(limit);
      const nodes = await plans.ofLast();
      expect(nodes.map((node) => node['Index Name'])).toContain('votes_of_user');
      for (const node of nodes) expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
    }
  });
});
