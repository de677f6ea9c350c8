import { search } from '@upround/search/contract';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import { idAt, toPersonSummary, type Database, type PersonRow } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { searchModule } from '../search-module';

type Query = CallInput<typeof search>['query'];
export type SearchPage = CallOutput<typeof search>;

const plain = {
  place: null,
  image: null,
  locked: false,
  likeCount: 0,
  commentCount: 0,
  followerCount: 0,
  followed: false,
} as const;

type Row = PersonRow & { post_id: string; post_slug: string; text: string; created_at: Date };

/** Posts as a slice would show them, without what this suite is not about. */
const posts: SearchSource = {
  kind: 'POST',
  describe: async (db, viewerId, ids) => {
    const { rows } = await sql<Row>`
      select a.*, p.id as post_id, p.slug as post_slug, p.text, p.created_at
      from posts p join person_view a on a.id = p.author_id
      where p.id = any(${ids}::uuid[]) and p.state = 'ACTIVE'
        and not exists (select 1 from block_view b where (b.user_id, b.blocked_id) in
          ((${viewerId}::uuid, p.author_id), (p.author_id, ${viewerId}::uuid)))`.execute(db);
    return new Map(
      rows.map((row): [string, FoundRecord] => [
        row.post_id,
        {
          ...plain,
          slug: row.post_slug,
          title: '',
          text: row.text,
          person: toPersonSummary(row),
          createdAt: row.created_at,
        },
      ]),
    );
  },
  weigh: async (db, ids) => {
    const { rows } = await sql<{ id: string; like_count: number }>`
      select id, like_count from posts where id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row.like_count]));
  },
  trending: async (db, _viewerId, limit) => {
    const { rows } = await sql<{ id: string }>`
      select id from posts where state = 'ACTIVE' order by like_count desc, id limit ${limit}`.execute(
      db,
    );
    return { ids: rows.map(({ id }) => id), next: null };
  },
  unwanted: async (db, viewerId, ids) => {
    const { rows } = await sql<{ id: string }>`
      select p.id from posts p join mute_view q on q.muted_id = p.author_id
      where q.user_id = ${viewerId}::uuid and p.id = any(${ids}::uuid[])`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
};

const people: SearchSource = {
  kind: 'USER',
  describe: async (db, viewerId, ids) => {
    const { rows } = await sql<PersonRow>`
      select * from person_view a where a.id = any(${ids}::uuid[])
        and not exists (select 1 from block_view b where (b.user_id, b.blocked_id) in
          ((${viewerId}::uuid, a.id), (a.id, ${viewerId}::uuid)))`.execute(db);
    return new Map(
      rows.map((row): [string, FoundRecord] => [
        row.id,
        {
          ...plain,
          slug: row.slug,
          title: row.display_name,
          text: row.headline,
          person: toPersonSummary(row),
          createdAt: null,
        },
      ]),
    );
  },
  weigh: async () => new Map(),
};

/** A post as it is put straight into the database. */
export interface InsertedPost {
  author: TestMember;
  text: string;
  slug?: string;
  tags?: readonly string[];
  daysAgo?: number;
  likes?: number;
  kind?: 'TEXT' | 'POLL';
}

/** The search's module on a database with people and posts. */
export interface SearchServer extends TestServer {
  find(query: string | Query, as?: TestMember): Promise<SearchPage>;
  /** Slugs of the hits, in order. */
  slugs(query: string | Query, as?: TestMember): Promise<string[]>;
  insert(...posts: InsertedPost[]): Promise<string[]>;
}

const DAY = 24 * 3_600_000;
let inserted = 0;

async function insertPost(db: Database, post: InsertedPost): Promise<string> {
  inserted += 1;
  const at = new Date(Date.now() - (post.daysAgo ?? 0) * DAY);
  const id = idAt(at);
  await sql`insert into posts (id, slug, author_id, type, kind, text, tags, like_count, created_at)
    values (${id}, ${post.slug ?? `post-${inserted}`}, ${post.author.userId}, 'POST', ${post.kind ?? 'TEXT'},
      ${post.text}, ${[...(post.tags ?? [])]}::text[], ${post.likes ?? 0}, ${at})`.execute(db);
  return id;
}

/** Starts search alone, with posts and people to find. */
export async function startSearchServer(
  options: { rateLimits?: 'on' | 'off' } = {},
): Promise<SearchServer> {
  const server = await createTestServer({
    ...options,
    modules: [searchModule({ contributed: () => ({ search: [posts, people], filters: [] }) })],
  });
  const find = async (query: string | Query, as?: TestMember) => {
    const answer = await server.call(
      search,
      { query: typeof query === 'string' ? { query } : query },
      { as },
    );
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.raw.body}`);
    return answer.body;
  };
  return Object.assign(server, {
    find,
    slugs: async (query: string | Query, as?: TestMember) =>
      (await find(query, as)).data.map(({ slug }) => slug),
    insert: async (...all: InsertedPost[]) => {
      const ids: string[] = [];
      for (const post of all) ids.push(await insertPost(server.db, post));
      return ids;
    },
  });
}
