import { idAt, NEWEST, newId, type Database } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type PlanWatch,
  type TestServer,
} from '@upround/shared/testing-server';
import { drawnIdeas, ideasOfAuthor, newestIdeas } from './idea-lists.read-model';
import { refreshIdeaRanking, trendingIdeas } from './idea-ranking';
import { wantedIdeas } from './idea-wanted.read-model';
import { relatedIdeas } from './idea-related.read-model';

const IDEAS = 12_000;
/** Rows of one statement: it takes their words out. */
const BATCH = 2_000;
const limit = 21;
const LOWEST = '00000000-0000-0000-0000-000000000000';

describe('ideas among very many', () => {
  let server: TestServer;
  let plans: PlanWatch;
  let db: Database;
  let star = '';
  let middle = '';

  beforeAll(async () => {
    server = await createTestServer();
    ({ userId: star } = await server.signUpAs('star'));
    plans = watchPlans(server.database);
    ({ db } = plans);
    const run = (text: string, values: unknown[] = []) => fillTable(server.database, text, values);
    await run(`insert into people (id, slug, display_name)
      select gen_random_uuid(), 'crowd-' || n, 'Crowd ' || n from generate_series(1, 2000) n`);
    const start = Date.now() - 30 * 86_400_000;
    const ids = Array.from({ length: IDEAS }, (_, at) => idAt(new Date(start + at * 60_000)));
    middle = ids[IDEAS / 2] ?? '';
    for (let first = 0; first < IDEAS; first += BATCH)
      await run(
        `insert into ideas (id, slug, author_id, title, description, problem, solution, stage,
         like_count, would_use_count, created_at)
       select given.id, 'idea-' || given.n,
         case when given.n % 4 = 0 then $2::uuid else person.id end,
         case when given.n % 3 = 0 then 'A ledger for shops' else 'Water meters' end,
         'In short', repeat('why ', 40), repeat('how ', 40), 'IDEA', given.n % 40, given.n % 40,
         to_timestamp($3::float8 / 1000 + given.n * 60)
       from (select id, n + $4::int as n from unnest($1::uuid[]) with ordinality as rows (id, n)) given
         join (select id, row_number() over (order by slug) as n from people where slug <> 'star')
           person on person.n = 1 + given.n % 2000`,
        [ids.slice(first, first + BATCH), star, start, first],
      );
    await run(
      `insert into activities (id, user_id, reference_type, reference_id, kind, state)
       select gen_random_uuid(), $1, 'IDEA', id, 'WOULD_USE', 'WOULD_USE' from ideas
       where like_count > 20`,
      [star],
    );
    await server.db.transaction().execute((trx) => refreshIdeaRanking(trx, new Date()));
    for (const table of ['people', 'ideas', 'activities', 'idea_rankings']) {
      await run(`analyze ${table}`);
    }
  }, 60_000);
  afterAll(() => server?.close());

  it.each<[string, RegExp, () => Promise<unknown[]>]>([
    [
      'a person’s',
      /^ideas_of_author$/,
      () => ideasOfAuthor.all(db, limit, { viewer: null, before: NEWEST, author: star }),
    ],
    [
      'a person’s, deep',
      /^ideas_of_author$/,
      () => ideasOfAuthor.all(db, limit, { viewer: star, before: middle, author: star }),
    ],
    [
      'all, the newest first',
      /^ideas_(pkey|latest)$/,
      () => newestIdeas.all(db, limit, { viewer: star, before: middle }),
    ],
    [
      'those at random',
      /^ideas_by_lot$/,
      () =>
        drawnIdeas.all(db, limit, {
          viewer: star,
          except: newId(),
          start: 0.5,
          afterLot: 0.5,
          after: LOWEST,
          endLot: 1,
        }),
    ],
    [
      'those at random, for a guest',
      /^ideas_by_lot$/,
      () =>
        drawnIdeas.all(db, limit, {
          viewer: null,
          except: null,
          start: 0.9,
          afterLot: 0,
          after: LOWEST,
          endLot: 0.9,
        }),
    ],
    [
      'trending ones',
      /^ideas_(pkey|latest)$/,
      () =>
        trendingIdeas.all(db, limit, { viewer: star, ranking: null, afterRank: 0, except: null }),
    ],
    [
      'trending ones, deep',
      /^ideas_(pkey|latest)$/,
      () =>
        trendingIdeas.all(db, limit, {
          viewer: star,
          ranking: null,
          afterRank: 300,
          except: middle,
        }),
    ],
  ])('%s walk %p in order', async (_what, index, list) => {
    expect(await list()).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.some((node) => index.test(node['Index Name'] ?? ''))).toBe(true);
    for (const node of nodes.filter((one) => one['Relation Name'] !== undefined)) {
      expect(rowsRead(node)).toBeLessThanOrEqual(10 * limit);
    }
  });

  it('the most wanted are read in rank order, from any position', async () => {
    const first = { viewer: null, before: NEWEST, belowCount: 1_000_000 };
    const last = (await wantedIdeas.all(db, limit, first)).at(-1);
    const deep = { viewer: star, before: last?.id ?? '', belowCount: last?.would_use_count ?? 0 };
    expect(await wantedIdeas.all(db, limit, deep)).toHaveLength(limit);
    for (const node of (await plans.ofLast()).filter((one) => one['Relation Name'] === 'ideas')) {
      expect(rowsRead(node)).toBeLessThanOrEqual(500);
    }
  });

  it('related ones are compared among the newest only, for any number of ideas', async () => {
    const page = { viewer: star, nearness: Number.MAX_VALUE, before: NEWEST };
    const values = { ...page, words: 'ledger | shop', except: middle };
    expect(await relatedIdeas.all(db, limit, values)).toHaveLength(limit);
    const nodes = await plans.ofLast();
    expect(nodes.map((node) => node['Index Name'])).toContain('ideas_latest');
    for (const node of nodes.filter((one) => one['Relation Name'] === 'ideas')) {
      expect(rowsRead(node)).toBeLessThanOrEqual(2_000);
    }
  });
});
