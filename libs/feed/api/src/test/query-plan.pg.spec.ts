import { idAt, NEWEST } from '@upround/shared/db';
import type { PageStatement, StatementValues } from '@upround/shared/db';
import { createTestDatabase, fillTable } from '@upround/shared/testing-server';
import type { TestDatabase } from '@upround/shared/testing-server';
import { pulledPosts, pushedPosts } from '../home/home.read-model';
import { podsByMembers } from '../pod/pod.read-model';
import {
  latestPodPosts,
  latestPosts,
  podPostsOfAuthor,
  postsOfAuthor,
} from '../post/post-lists.read-model';
import { refreshRanking } from '../ranking/ranking.service';
import { trendingPodPosts, trendingPosts } from '../ranking/trending.read-model';

const LIMIT = 20;
/** What a page may read of its list for each row that it shows. */
const ROWS_READ_PER_ROW = 10;
const POSTS = 12_000;

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

let database: TestDatabase;
let reader: string;
let writer: string;
let pod: string;
let middle: string;

const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>(text, values);

beforeAll(async () => {
  database = await createTestDatabase();
  await fillTable(
    database,
    `insert into people (id, slug, display_name)
    select gen_random_uuid(), 'p' || n, 'Person ' || n from generate_series(1, 200) n`,
  );
  await fillTable(
    database,
    `insert into pods (id, slug, name, description, topic, member_count)
    select gen_random_uuid(), 'pod-' || n, 'Pod', '', '', n from generate_series(1, 2000) n`,
  );
  const people = (await query<{ id: string }>('select id from people order by slug')).map(
    ({ id }) => id,
  );
  const pods = (await query<{ id: string }>('select id from pods order by slug')).map(
    ({ id }) => id,
  );
  [reader = '', writer = ''] = people;
  [pod = ''] = pods;
  // The lists do without the index of search, and so many rows are long in coming with it.
  await query('alter table posts disable trigger posts_searched');
  const start = Date.now() - 20 * 24 * 3_600_000;
  const ids = Array.from({ length: POSTS }, (_, index) => idAt(new Date(start + index * 60_000)));
  middle = ids[POSTS / 2] ?? '';
  // Every fourth post is by one writer, every fifth in one pod.
  await fillTable(
    database,
    `insert into posts (id, slug, author_id, type, kind, pod_id, text, like_count, created_at)
     select id, 'post-' || n,
       case when n % 4 = 0 then $2::uuid else ($3::uuid[])[1 + n % 200] end, 'POST', 'TEXT',
       case when n % 5 = 0 then $4::uuid when n % 5 = 1 then ($5::uuid[])[1 + n % 2000] end,
       repeat('words ', 60), n % 40, to_timestamp($6::float8 / 1000 + n * 60)
     from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [ids, writer, people, pod, pods, start],
  );
  await fillTable(
    database,
    `insert into follows (follower_id, reference_id, reference_type, id)
     select $1, id, 'USER', $3 from unnest($2::uuid[]) as given (id) where id <> $1`,
    [reader, people.slice(0, 100), idAt(new Date(start))],
  );
  // A home holds few of all posts, as it does where very many people write.
  await fillTable(
    database,
    `insert into home_entries (user_id, post_id)
     select person.id, post.id from people person cross join (
       select id, row_number() over (order by id) as n from posts
     ) post where post.n % 50 = 0`,
  );
  await fillTable(
    database,
    `insert into likes (reference_id, user_id, reference_type, id)
     select id, $1, 'POST', id from posts where like_count > 20`,
    [reader],
  );
  // Most people follow one and most posts have one like, but for one reader and one post: the keys that
  // look up a single relation must win over the lists' indexes all the same.
  await fillTable(
    database,
    `insert into people (id, slug, display_name)
    select gen_random_uuid(), 'crowd-' || n, 'Crowd' from generate_series(1, 1500) n`,
  );
  await fillTable(
    database,
    `insert into follows (follower_id, reference_id, reference_type, id)
     select id, $1, 'USER', gen_random_uuid() from people where slug like 'crowd-%'`,
    [writer],
  );
  await fillTable(
    database,
    `insert into likes (reference_id, user_id, reference_type, id)
     select $1, id, 'POST', gen_random_uuid() from people where slug like 'crowd-%'`,
    [ids.at(-1)],
  );
  for (const podId of [null, pod]) {
    await database.db.transaction().execute((trx) => refreshRanking(trx, podId, new Date()));
  }
  await query('analyze');
});

afterAll(() => database?.close());

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

async function planOf(text: string, values: unknown[], mode: string): Promise<PlanNode[]> {
  const client = await database.pool.connect();
  try {
    await client.query(`set plan_cache_mode = ${mode}`);
    const typeOf = (value: unknown) =>
      typeof value === 'number' ? 'int' : Array.isArray(value) ? 'uuid[]' : 'uuid';
    const types = values.map(typeOf).join(', ');
    await client.query(`prepare listed (${types}) as ${text}`);
    const given = values
      .map((value) =>
        value === null ? 'null' : `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`,
      )
      .join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) execute listed (${given})`,
    );
    await client.query('deallocate listed');
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan === undefined ? [] : nodesOf(plan);
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

/** A list's text with the values of one page, and the index that it should walk. */
function listed<Values extends StatementValues>(
  name: string,
  list: PageStatement<unknown, Values>,
  values: NoInfer<Values>,
  index: RegExp,
) {
  const statement = list.sized(LIMIT + 1);
  return { name, text: statement.text, values: statement.valuesOf(values), index };
}

const lists = () => {
  const newest = { viewer: reader, before: NEWEST };
  const deep = { viewer: reader, before: middle };
  const guest = { viewer: null, before: NEWEST };
  const ranked = { viewer: reader, snapshot: null, afterRank: 0 };
  const byMembers = { viewer: reader, members: 2_000_000_000, after: idAt(new Date(0)) };
  return [
    listed('latest', latestPosts, newest, /^posts_(latest|pkey)$/),
    listed('latest from the middle', latestPosts, deep, /^posts_(latest|pkey)$/),
    listed('latest for a guest', latestPosts, guest, /^posts_(latest|pkey)$/),
    listed('a pod', latestPodPosts, { ...newest, pod }, /^posts_of_pod$/),
    listed(
      'a writer outside pods',
      postsOfAuthor,
      { ...newest, author: writer },
      /^posts_of_author$/,
    ),
    listed(
      'a writer in pods',
      podPostsOfAuthor,
      { ...deep, author: writer },
      /^posts_of_author_in_pods$/,
    ),
    listed('trending', trendingPosts, ranked, /^trending_entries_pkey$/),
    listed(
      'trending, deep',
      trendingPosts,
      { ...ranked, afterRank: 500 },
      /^trending_entries_pkey$/,
    ),
    listed('trending of a pod', trendingPodPosts, { ...ranked, pod }, /^trending_entries_pkey$/),
    listed('a home', pushedPosts, newest, /^home_entries_pkey$/),
    listed(
      'a home’s loud author',
      pulledPosts,
      { ...newest, authors: [writer], pods: [] },
      /^posts_of_author$/,
    ),
    listed(
      'a home’s loud pod',
      pulledPosts,
      { ...newest, authors: [], pods: [pod] },
      /^posts_of_pod$/,
    ),
    listed('pods', podsByMembers, byMembers, /^pods_by_members$/),
  ];
};

describe('the plan of each list', () => {
  it.each(
    ['force_custom_plan', 'force_generic_plan'].flatMap((mode) =>
      Array.from({ length: 13 }, (_, index) => [mode, index] as const),
    ),
  )(
    'with %s, list %i walks its index and reads at most ten rows for each row it returns',
    async (mode, index) => {
      const list = lists()[index];
      if (list === undefined) throw new Error('No such list.');
      const { name } = list;
      const nodes = await planOf(list.text, list.values, mode);
      const driving = nodes.find((node) => list.index.test(node['Index Name'] ?? ''));
      expect([name, driving?.['Node Type']]).toEqual([name, expect.stringMatching(/^Index/)]);
      const read = nodes
        .filter(({ 'Relation Name': relation }) => relation !== undefined)
        .map((node) => [
          node['Relation Name'],
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        ]);
      const most = Math.max(
        ...read
          .filter(([relation]) => !small.has(String(relation)))
          .map(([, rows]) => Number(rows)),
      );
      expect([name, most <= ROWS_READ_PER_ROW * LIMIT]).toEqual([name, true]);
    },
  );
});

/** Tables that the test fills with so little that reading them whole costs nothing. */
const small = new Set(['blocks', 'bookmarks', 'pods', 'people', 'trending_snapshots']);
