import { newId, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { titleKey } from '../intake/story-keys';
import { newsTables } from '../news-tables';
import type { ListedSource } from './opml';

const SLUG_MAX = 48;

const wordsOf = (name: string) =>
  titleKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '') || 'source';

/** An address for a source that no other has. */
async function freeSlug(trx: Trx, name: string): Promise<string> {
  const words = wordsOf(name);
  const { rows } = await sql<{ slug: string }>`
    select slug from news_sources where slug = ${words} or slug like ${`${words}-%`}`.execute(trx);
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(words)) return words;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${words}-${number}`)) return `${words}-${number}`;
  }
}

/** A source that is not there yet. */
export interface NewSource extends ListedSource {
  kind: 'FEED' | 'DEMO';
  /** The address that it is to have; made from its name by default. */
  slug?: string;
  /** Host of its pages. */
  host: string;
  createdAt?: Date;
}

/**
 * Adds a source; it is read at the next look.
 *
 * @returns its slug, or null where its feed is read already
 */
export async function addSource(trx: Trx, source: NewSource): Promise<string | null> {
  const slug = source.slug ?? (await freeSlug(trx, source.name));
  const row = await newsTables(trx)
    .insertInto('news_sources')
    .values({
      id: newId(),
      slug,
      name: source.name,
      description: source.description,
      kind: source.kind,
      feed_url: source.feedUrl,
      home_url: source.homeUrl,
      host: source.host,
      language: null,
      etag: null,
      last_modified: null,
      last_ok_at: null,
      last_error: null,
      last_error_at: null,
      last_published_at: null,
      ...(source.createdAt === undefined ? {} : { created_at: source.createdAt }),
    })
    .onConflict((conflict) => conflict.column('feed_url').doNothing())
    .returning('slug')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Pauses a source, or resumes it and reads it at once. Returns false if there is no such source. */
export async function setPaused(trx: Trx, slug: string, isPaused: boolean): Promise<boolean> {
  const { rows } = await sql`
    update news_sources set state = ${isPaused ? 'PAUSED' : 'ACTIVE'}, failures = 0, next_read_at = now()
    where slug = ${slug} returning 1`.execute(trx);
  return rows.length > 0;
}

/** A source as the operator sees it. */
export interface SourceHealth {
  slug: string;
  name: string;
  kind: 'FEED' | 'DEMO';
  feed_url: string;
  home_url: string | null;
  description: string;
  state: 'ACTIVE' | 'PAUSED';
  story_count: number;
  failures: number;
  last_ok_at: Date | null;
  last_error: string | null;
  last_error_at: Date | null;
  next_read_at: Date;
}

/** Every source, those that fail most first, then by name. */
export async function sourcesByHealth(db: Database): Promise<SourceHealth[]> {
  const { rows } = await sql<SourceHealth>`
    select slug, name, kind, feed_url, home_url, description, state, story_count, failures, last_ok_at,
      last_error, last_error_at, next_read_at
    from news_sources order by failures desc, slug`.execute(db);
  return rows;
}
