import { idAt, lowestIdAt, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { newsTables } from '../news-tables';
import type { FeedItem } from './feed-item';
import { mayBeToldElsewhere, SAME_STORY_MS, sameStories, type ToldStory } from './same-story';
import { storySlug } from './story-keys';

/** What came of storing a feed's items. */
export interface Stored {
  /** Stories that no source had published before. */
  added: number;
  /** Tellings of stories that another source, or another item of this one, had brought. */
  joined: number;
}

/** More stories of the days in question are not compared. */
const MOST_CANDIDATES = 10_000;

interface KnownTelling {
  guid_key: string;
  story_id: string;
}

/** Which items the source brought before, by their guids. */
async function knownOf(trx: Trx, sourceId: string, items: readonly FeedItem[]) {
  const { rows } = await sql<KnownTelling>`
    select guid_key, story_id from news_tellings
    where source_id = ${sourceId} and guid_key = any(${items.map((item) => item.guidKey)}::text[])
  `.execute(trx);
  return new Map(rows.map((row) => [row.guid_key, row.story_id]));
}

/** Applies a source's corrections to its own version; the rest stays as it was first published. */
async function rewrite(
  trx: Trx,
  sourceId: string,
  known: ReadonlyMap<string, string>,
  items: readonly FeedItem[],
): Promise<void> {
  const told = items.filter(({ guidKey }) => known.has(guidKey));
  if (told.length === 0) return;
  await sql`
    update news_stories s set title = g.title, excerpt = g.excerpt, title_key = g.title_key,
      title_numbers = g.title_numbers, url = g.url, host = g.host, url_key = g.url_key
    from unnest(
      ${told.map(({ guidKey }) => known.get(guidKey))}::uuid[], ${told.map((i) => i.title)}::text[],
      ${told.map((i) => i.excerpt)}::text[], ${told.map((i) => i.titleKey)}::text[],
      ${told.map((i) => i.titleNumbers)}::text[], ${told.map((i) => i.url)}::text[],
      ${told.map((i) => i.host)}::text[], ${told.map((i) => i.urlKey)}::text[]
    ) as g (id, title, excerpt, title_key, title_numbers, url, host, url_key)
    where s.id = g.id and s.source_id = ${sourceId}
      and (s.title, s.excerpt, s.url) is distinct from (g.title, g.excerpt, g.url)`.execute(trx);
}

/** Finds stories of any source with an item's address; of several, the one that was published first. */
async function underSameAddress(
  trx: Trx,
  items: readonly FeedItem[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ url_key: string; id: string }>`
    select distinct on (url_key) url_key, id from news_stories
    where url_key = any(${items.map((item) => item.urlKey)}::text[])
    order by url_key, id`.execute(trx);
  const ids = new Map(rows.map(({ url_key, id }) => [url_key, id]));
  return new Map(
    items.flatMap(({ guidKey, urlKey }) => {
      const id = ids.get(urlKey);
      return id === undefined ? [] : [[guidKey, id] as const];
    }),
  );
}

/** Finds stories of other sources under nearly the same title. */
async function underSameTitle(
  trx: Trx,
  sourceId: string,
  items: readonly FeedItem[],
  now: Date,
): Promise<Map<string, string>> {
  const recent = items.filter((item) => mayBeToldElsewhere(item, now));
  if (recent.length === 0) return new Map();
  const times = recent.map(({ publishedAt }) => publishedAt.getTime());
  const low = new Date(Math.min(...times) - SAME_STORY_MS);
  const high = new Date(Math.max(...times) + SAME_STORY_MS);
  const { rows } = await sql<ToldStory>`
    select id, title_key as "titleKey", title_numbers as "titleNumbers", published_at as "publishedAt"
    from news_stories
    where id between ${lowestIdAt(low)}::uuid and ${lowestIdAt(high)}::uuid
      and source_id <> ${sourceId}
      and title_numbers = any(${recent.map((item) => item.titleNumbers)}::text[])
    order by id desc limit ${MOST_CANDIDATES}`.execute(trx);
  return sameStories(recent, rows);
}

/** Inserts new stories; returns their ids by guid. */
async function addStories(
  trx: Trx,
  source: { id: string; slug: string },
  items: readonly FeedItem[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const rows = items.map((item) => ({
    id: idAt(item.publishedAt),
    slug: storySlug(item.title, `${source.slug} ${item.guidKey}`),
    source_id: source.id,
    title: item.title,
    excerpt: item.excerpt,
    url: item.url,
    host: item.host,
    language: item.language,
    reading_minutes: item.readingMinutes,
    image: null,
    url_key: item.urlKey,
    title_key: item.titleKey,
    title_numbers: item.titleNumbers,
    published_at: item.publishedAt,
  }));
  await newsTables(trx).insertInto('news_stories').values(rows).execute();
  return new Map(rows.map(({ id }, index) => [items[index]?.guidKey ?? '', id]));
}

/** Records which source published which story, once for each. Returns the number of new entries. */
async function addTellings(
  trx: Trx,
  sourceId: string,
  items: readonly FeedItem[],
  stories: ReadonlyMap<string, string>,
): Promise<number> {
  const told = items.filter(({ guidKey }) => stories.has(guidKey));
  const { rows } = await sql`
    insert into news_tellings (source_id, story_id, guid_key, url, published_at)
    select ${sourceId}, g.story_id, g.guid_key, g.url, g.published_at
    from unnest(
      ${told.map(({ guidKey }) => stories.get(guidKey))}::uuid[],
      ${told.map((i) => i.guidKey)}::text[], ${told.map((i) => i.url)}::text[],
      ${told.map((i) => i.publishedAt)}::timestamptz[]
    ) as g (story_id, guid_key, url, published_at)
    on conflict do nothing returning 1`.execute(trx);
  await sql`
    update news_sources set story_count = story_count + ${rows.length}::int,
      last_published_at = greatest(last_published_at, newest.at)
    from (select max(published_at) as at from news_tellings where source_id = ${sourceId}) newest
    where id = ${sourceId}`.execute(trx);
  return rows.length;
}

/**
 * Stores the items of a feed. An item that the source brought before is known by its guid; one that tells a story
 * which is there already joins it ("also in"); any other is a new story. Doing it again changes nothing.
 *
 * @param items of one feed, each guid and address once
 */
export async function storeItems(
  trx: Trx,
  source: { id: string; slug: string },
  items: readonly FeedItem[],
  now: Date,
): Promise<Stored> {
  if (items.length === 0) return { added: 0, joined: 0 };
  // One source is stored after another, so that two that bring one story at the same moment see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('news.intake', 0))`.execute(trx);
  const known = await knownOf(trx, source.id, items);
  await rewrite(trx, source.id, known, items);
  const unknown = items.filter(({ guidKey }) => !known.has(guidKey));
  if (unknown.length === 0) return { added: 0, joined: 0 };
  const linked = await underSameAddress(trx, unknown);
  const apart = unknown.filter(({ guidKey }) => !linked.has(guidKey));
  const same = new Map([...linked, ...(await underSameTitle(trx, source.id, apart, now))]);
  const fresh = unknown.filter(({ guidKey }) => !same.has(guidKey));
  const added = await addStories(trx, source, fresh);
  const tellings = await addTellings(trx, source.id, unknown, new Map([...same, ...added]));
  return { added: added.size, joined: tellings - added.size };
}
