import { idAt, NEWEST } from '@upround/shared/db';
import {
  createTestServer,
  fillTable,
  rowsRead,
  watchPlans,
  type TestServer,
} from '@upround/shared/testing-server';
import { listEditorials } from '../editorial/editorial.read-model';
import { listSourcesOf } from '../source/source.read-model';
import { latestStories, storiesOfFollowed, storiesOfSources } from '../story/story.read-model';

const LIMIT = 21;
/** What a page may read of a table for each row that it shows. */
const READ_PER_ROW = 10;
const SOURCES = 400;
const STORIES = 12_000;

let server: TestServer;
let plans: ReturnType<typeof watchPlans>;
let reader: string;
let middle: string;
let oldEssay: string;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  const query = <Row>(text: string, values: unknown[] = []) =>
    server.database.query<Row>(text, values);
  reader = (await server.signUpAs('reader')).userId;
  await fillTable(
    server.database,
    `insert into news_sources (id, slug, name, kind, feed_url, host)
     select gen_random_uuid(), 'source-' || n, 'Source', 'FEED', 'https://s' || n || '.example', 'x'
     from generate_series(1, $1::int) n`,
    [SOURCES],
  );
  const start = Date.now() - 100 * 86_400_000;
  const ids = Array.from({ length: STORIES }, (_, index) =>
    idAt(new Date(start + index * 600_000)),
  );
  middle = ids[STORIES / 2] ?? '';
  oldEssay = ids[1_000] ?? '';
  // Every fourth story is of one source; one in a hundred is in another language.
  const sources = (await query<{ id: string }>('select id from news_sources order by slug')).map(
    ({ id }) => id,
  );
  await fillTable(
    server.database,
    `insert into news_stories (id, slug, source_id, title, url, host, language, url_key, title_key,
       title_numbers, published_at)
     select given.id, 'story-' || n,
       ($2::uuid[])[case when n % 4 = 0 then 1 else 1 + n % cardinality($2::uuid[]) end],
       'Title ' || n, 'https://x.example/' || n, 'x',
       case when n % 100 = 0 then 'hi' else 'en' end, 'u' || n, 'title ' || n, n::text, now()
     from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [ids, sources],
  );
  await fillTable(
    server.database,
    `insert into news_tellings (source_id, story_id, guid_key, url, published_at)
     select source_id, id, id::text, url, published_at from news_stories`,
  );
  await fillTable(
    server.database,
    `insert into follows (follower_id, reference_id, reference_type, id)
     select $1, id, 'SOURCE', gen_random_uuid() from news_sources order by slug limit 20`,
    [reader],
  );
  await fillTable(
    server.database,
    `insert into editorials (id, kind, slug, title, summary, preview, body, outline, reading_minutes, published_at)
     select given.id, case when n % 2 = 0 then 'ESSAY' else 'ARTICLE' end, 'e' || n, 't', 's', 'p',
       repeat('words ', 500), '[]', 5, now()
     from unnest($1::uuid[]) with ordinality as given (id, n) where n <= 2000`,
    [ids],
  );
  await query('analyze');
  plans = watchPlans(server.database);
});

afterAll(() => server?.close());

const page = (below: string, language?: string) => ({
  viewerId: reader,
  below,
  limit: LIMIT,
  ...(language === undefined ? {} : { language }),
});
const lists: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
  ['latest', () => latestStories(plans.db, page(NEWEST)), /^news_stories_(latest|pkey)$/],
  ['latest, deep', () => latestStories(plans.db, page(middle)), /^news_stories_(latest|pkey)$/],
  [
    'of a language',
    () => latestStories(plans.db, page(NEWEST, 'hi')),
    /^news_stories_of_language$/,
  ],
  [
    'of a loud source',
    () => storiesOfSources(plans.db, ['source-1'], page(middle)),
    /^news_tellings_pkey$/,
  ],
  ['followed', () => storiesOfFollowed(plans.db, page(NEWEST)), /^news_tellings_pkey$/],
  [
    'sources',
    () =>
      listSourcesOf(plans.db, {
        viewerId: reader,
        filter: undefined,
        after: 'source-2',
        limit: LIMIT,
      }),
    /^news_sources_slug_key$/,
  ],
  [
    'essays',
    () =>
      listEditorials(plans.db, {
        kind: 'ESSAY',
        viewerId: reader,
        limit: LIMIT,
        place: NEWEST,
        direction: 'next',
      }),
    /^editorials_newest$/,
  ],
  [
    'essays, backwards',
    () =>
      listEditorials(plans.db, {
        kind: 'ESSAY',
        viewerId: reader,
        limit: LIMIT,
        place: oldEssay,
        direction: 'prev',
      }),
    /^editorials_(newest|pkey)$/,
  ],
];

/** Twenty sources are followed, and of each the newest are looked at. */
const followedBound = 20 * LIMIT * 2;

describe('the plan of each list', () => {
  it.each(lists)('%s walks its index and reads few other rows', async (name, read, index) => {
    plans.forget();
    await read();
    const nodes = await plans.ofLast();
    expect(
      nodes.map((node) => node['Index Name'] ?? '').filter((one) => index.test(one)),
    ).not.toEqual([]);
    const most = Math.max(
      ...nodes
        .filter((node) => node['Relation Name'] !== undefined && !small.has(node['Relation Name']))
        .map(rowsRead),
    );
    expect([name, most]).toEqual([name, expect.any(Number)]);
    expect(most).toBeLessThanOrEqual(name === 'followed' ? followedBound : READ_PER_ROW * LIMIT);
  });
});

/** Tables that hold so little here that reading them whole costs nothing. */
const small = new Set([
  'follows',
  'likes',
  'bookmarks',
  'news_source_mutes',
  'people',
  'news_sources',
]);
