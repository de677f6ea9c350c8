import { isId, type Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** A source with everything that its page shows. */
export interface SourceRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  kind: 'FEED' | 'DEMO';
  home_url: string | null;
  host: string;
  language: string | null;
  state: 'ACTIVE' | 'PAUSED';
  failures: number;
  last_ok_at: Date | null;
  follower_count: number;
  story_count: number;
  last_published_at: Date | null;
  followed: boolean;
  muted: boolean;
}

const columns = (viewerId: string | null) => sql`
  o.id, o.slug, o.name, o.description, o.kind, o.home_url, o.host, o.language, o.state, o.failures,
  o.last_ok_at, o.follower_count, o.story_count, o.last_published_at,
  (select true from follow_view f where f.follower_id = ${viewerId}::uuid and f.reference_id = o.id) is true
    as followed,
  (select true from news_source_mutes q where q.user_id = ${viewerId}::uuid and q.source_id = o.id) is true
    as muted`;

/** A page of the sources, by their slugs. */
export interface SourcePage {
  viewerId: string | null;
  filter: 'followed' | 'muted' | undefined;
  /** The slug that the page begins behind. */
  after: string;
  limit: number;
}

const chosen = {
  followed: (viewerId: string | null) => sql`o.id in (
    select f.reference_id from follow_view f
    where f.follower_id = ${viewerId}::uuid and f.reference_type = 'SOURCE')`,
  muted: (viewerId: string | null) => sql`o.id in (
    select q.source_id from news_source_mutes q where q.user_id = ${viewerId}::uuid)`,
};

/** The sources in the order of their slugs, which does not move. */
export async function listSourcesOf(db: Database, page: SourcePage): Promise<SourceRow[]> {
  const { viewerId, filter, after, limit } = page;
  const { rows } = await sql<SourceRow>`
    select ${columns(viewerId)} from news_sources o
    where o.slug > ${after} and ${filter === undefined ? sql`true` : chosen[filter](viewerId)}
    order by o.slug limit ${limit}`.execute(db);
  return rows;
}

/** Finds a source by id or slug. */
export async function findSource(
  db: Database,
  viewerId: string | null,
  key: string,
): Promise<SourceRow | undefined> {
  const named = isId(key) ? sql`o.id = ${key}::uuid` : sql`o.slug = ${key.toLowerCase()}`;
  const { rows } = await sql<SourceRow>`
    select ${columns(viewerId)} from news_sources o where ${named}`.execute(db);
  return rows[0];
}
