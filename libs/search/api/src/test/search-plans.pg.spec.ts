import {
  createTestDatabase,
  fillTable,
  rowsRead,
  watchPlans,
} from '@upround/shared/testing-server';
import type { PlanNode, PlanWatch, TestDatabase } from '@upround/shared/testing-server';
import type { SharedViews } from '@upround/shared/db';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { compileQuery } from '../find/compile-query';
import { readCandidates } from '../find/candidates.read-model';
import { readQuery } from '../query/read-query';
import { relatedIds } from '../related/related.read-model';
import { suggestPeople } from '../suggestions/suggestion.read-model';
import { activeWriters } from '../top/writers.read-model';
import { completions, refreshWords, wordsLike } from '../words/words.store';

const POSTS = 30_000;
const BATCH = 2_000;
const WINDOW = 200;

let database: TestDatabase;
let watch: PlanWatch;

beforeAll(async () => {
  database = await createTestDatabase();
  const run = (text: string) => fillTable(database, text);
  await run(`insert into people (id, slug, display_name, headline)
    select gen_random_uuid(), 'person-' || n, 'Given' || n || ' Family' || n % 50, 'Engineer'
    from generate_series(1, 1000) n`);
  // In batches, as a statement that takes long is cut off.
  for (let from = 0; from < POSTS; from += BATCH) {
    await run(`insert into posts (id, slug, author_id, type, kind, text, created_at)
      select gen_random_uuid(), 'post-' || n, people.id, 'POST', 'TEXT',
        'common ' || case when n % 2 = 0 then 'half ' else 'other ' end
        || case when n % 500 = 0 then 'seldom ' else '' end
        || case when n % 500 = 1 and n not between 10001 and 20000 then 'fading ' else '' end
        || 'word' || translate((n % 3000)::text, '0123456789', 'abcdefghij'),
        now() - n * interval '1 minute'
      from generate_series(${from + 1}, ${from + BATCH}) n
      join people on people.slug = 'person-' || (1 + n % 1000)`);
  }
  await database.db.transaction().execute(refreshWords);
  await run(`insert into search_words (kind, word, authors)
    select 'WORD', translate(substr(md5(n::text), 1, 9), '0123456789', 'aeioubdlmn'), 1
    from generate_series(1, 30000) n on conflict do nothing`);
  await run('analyze');
  watch = watchPlans(database);
});
afterAll(() => database?.close());

async function planOf(text: string, viewerId: string | null = null): Promise<PlanNode[]> {
  const compiled = await compileQuery(database.db, viewerId, readQuery(text));
  watch.forget();
  const none = { since: null, until: null };
  await readCandidates(watch.db, { viewerId, ...compiled, ...none }, new Map([['POST', WINDOW]]));
  return watch.ofLast();
}

const indexes = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Index Name']);
const documentsRead = (nodes: readonly PlanNode[]) =>
  Math.max(
    ...nodes
      .filter((node) => node['Relation Name'] === 'search_documents')
      .map((node) => rowsRead(node)),
  );

describe('the plan of a search', () => {
  it('walks the newest records for a common word, and stops', async () => {
    for (const text of ['common', 'half']) {
      const nodes = await planOf(text);
      expect(indexes(nodes)).toContain('search_documents_newest');
      expect(documentsRead(nodes)).toBeLessThanOrEqual(10 * WINDOW);
    }
  });

  it('uses the index of words for a rare one', async () => {
    for (const text of ['seldom', 'common seldom', 'from:person-7 half', '"half seldom"']) {
      const { id } =
        (await database.query<{ id: string }>('select id from people limit 1'))[0] ?? {};
      const nodes = await planOf(text, id);
      expect(indexes(nodes)).toContain('search_documents_words');
      expect(documentsRead(nodes)).toBeLessThanOrEqual(WINDOW);
    }
  });

  it('reads a bounded part of the names for a suggestion, also for the middle of a name', async () => {
    const reader = (await database.query<{ id: string }>('select id from people limit 1'))[0]?.id;
    for (const text of ['family4', 'given1', 'f']) {
      watch.forget();
      expect(await suggestPeople(watch.db, reader ?? null, text, 8)).not.toEqual([]);
      const nodes = await watch.ofLast();
      const names = nodes.filter((node) => node['Relation Name'] === 'person_name_parts');
      expect(indexes(names)).toContain('person_name_parts_prefix');
      for (const node of names) expect(rowsRead(node)).toBeLessThanOrEqual(100);
    }
  });

  it('reads as many people as hits, not all of them', async () => {
    const nodes = await planOf('common');
    const people = nodes.filter((node) => node['Relation Name'] === 'people');
    expect(people.length).toBeGreaterThan(0);
    for (const node of people) expect(rowsRead(node)).toBeLessThanOrEqual(10 * WINDOW);
  });
});

describe('two common words that never occur together', () => {
  it('cost a walk of the newest records at most, and the rest comes from the index of words', async () => {
    const indexOnly = watchPlans({
      ...database,
      query: async <Row>(text: string, values?: readonly unknown[]) => {
        const client = await database.pool.connect();
        try {
          await client.query('set enable_seqscan = off; set enable_indexscan = off');
          return (await client.query(text, [...(values ?? [])])).rows as Row[];
        } finally {
          await client.query('reset enable_seqscan; reset enable_indexscan');
          client.release();
        }
      },
    });
    const compiled = await compileQuery(database.db, null, readQuery('half other'));
    const wanted = { viewerId: null, ...compiled, since: null, until: null };
    expect(await readCandidates(indexOnly.db, wanted, new Map([['POST', WINDOW]]))).toEqual([]);
    const nodes = await indexOnly.ofLast();
    expect(indexes(nodes)).toContain('search_documents_words');
    expect(indexes(nodes)).not.toContain('search_documents_newest');
    expect(documentsRead(nodes)).toBe(0);
  });
});

describe('a word that only older records have', () => {
  it('is read without parallel workers, whose start takes longer than the read', async () => {
    const compiled = await compileQuery(database.db, null, readQuery('seldom'));
    const wanted = { viewerId: null, ...compiled, since: null, until: null };
    const client = await database.pool.connect();
    const plans: string[] = [];
    // Runs `explain` in the transaction of the statement, because its settings end with that transaction.
    const explaining = {
      query: async (text: string, values: unknown[]) => {
        if (text.includes('from search_documents') && text.includes('offset 0')) {
          const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        }
        return client.query(text, values);
      },
      release: () => undefined,
    };
    const pool = { connect: () => Promise.resolve(explaining), end: () => Promise.resolve() };
    const db = new Kysely<SharedViews>({
      dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    });
    try {
      await client.query(`set parallel_setup_cost = 0; set parallel_tuple_cost = 0;
        set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0`);
      await readCandidates(db, wanted, new Map([['POST', WINDOW]]));
    } finally {
      await client.query('reset all');
      client.release();
    }
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('search_documents_words');
    expect(plans[0]).not.toContain('Gather');
  });
});

describe('a word that the newest records have too rarely to fill the window', () => {
  const DAY_MARK = /DAY=/;
  /** Reads the window, with the plans of the statements that read behind the newest records. */
  async function readWindow(text: string, limit: number) {
    const compiled = await compileQuery(database.db, null, readQuery(text));
    const wanted = { viewerId: null, ...compiled, since: null, until: null };
    const statements: string[] = [];
    const client = await database.pool.connect();
    const explaining = {
      query: async (sql: string, values: unknown[]) => {
        if (sql.includes('offset 0')) {
          const { rows } = await client.query<{ 'QUERY PLAN': string }>(
            `explain (analyze, timing off, summary off) ${sql}`,
            values,
          );
          statements.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        }
        return client.query(sql, values);
      },
      release: () => undefined,
    };
    const pool = { connect: () => Promise.resolve(explaining), end: () => Promise.resolve() };
    const db = new Kysely<SharedViews>({
      dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    });
    try {
      return { found: await readCandidates(db, wanted, new Map([['POST', limit]])), statements };
    } finally {
      client.release();
    }
  }
  const newestMatches = async (word: string, limit: number) =>
    (
      await database.query<{ id: string }>(
        `select id from posts where text ~ '\\m${word}\\M' order by created_at desc limit ${limit}`,
      )
    ).map(({ id }) => id);

  it('is read of the days in which the rest should be, and of no other', async () => {
    const { found, statements } = await readWindow('seldom', 22);
    expect(found.map(({ id }) => id).sort()).toEqual((await newestMatches('seldom', 22)).sort());
    expect(statements).toHaveLength(1);
    const condition = /Index Scan on search_documents_words[^\n]*\n\s*Index Cond: ([^\n]*)/;
    expect(condition.exec(statements[0] ?? '')?.[1]).toMatch(/seldom.*KIND=POST.*DAY=/);
    expect(statements[0]).not.toContain('search_documents_newest');
  });

  it('is read of everything older if these days hold too few', async () => {
    const { found, statements } = await readWindow('fading', 22);
    expect(found.map(({ id }) => id).sort()).toEqual((await newestMatches('fading', 22)).sort());
    expect(statements).toHaveLength(2);
    expect(statements[0]).toMatch(DAY_MARK);
    expect(statements[1]).not.toMatch(DAY_MARK);
  });
});

describe('the plans of the other calls', () => {
  it('G4: for recent authors read the newest records', async () => {
    watch.forget();
    await activeWriters(watch.db, null, 5);
    const nodes = await watch.ofLast();
    expect(indexes(nodes)).toContain('search_documents_newest');
    expect(documentsRead(nodes)).toBeLessThanOrEqual(1000);
  });

  it('G27: for related records read records with the same rare words', async () => {
    const [post] = await database.query<{ id: string }>(
      `select id from posts where slug = 'post-500'`,
    );
    watch.forget();
    await relatedIds(watch.db, 'POST', post?.id ?? '', 20);
    expect(documentsRead(await watch.ofLast())).toBeLessThanOrEqual(3000);
  });

  it('G6: for words read the words that begin alike or look alike', async () => {
    watch.forget();
    await completions(watch.db, 'WORD', 'wordab', 4);
    expect(indexes(await watch.ofLast())).toContain('search_words_pkey');
    watch.forget();
    await wordsLike(watch.db, ['wordabcx', 'helo']);
    expect(indexes(await watch.ofAll())).toContain('search_words_alike');
  });
});
