import { isId, type Database, type Trx } from '@upround/shared/db';
import { sql, type RawBuilder } from 'kysely';
import type { StoredImage } from '../news-tables';

/** Another source that tells the same, as the database hands it over. */
export interface OtherTellingRow {
  id: string;
  slug: string;
  name: string;
  host: string;
  url: string;
  published_at: string;
}

/** A story with everything that a card shows. */
export interface StoryRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  url: string;
  /** The host of the story's own address. */
  story_host: string;
  language: string | null;
  reading_minutes: number | null;
  image: StoredImage | null;
  like_count: number;
  comment_count: number;
  bookmark_count: number;
  published_at: Date;
  source_id: string;
  source_slug: string;
  source_name: string;
  source_host: string;
  also_in: OtherTellingRow[];
  liked: boolean;
  bookmarked: boolean;
  follows_source: boolean;
}

/** Other sources that one story names. */
const OTHERS = 10;

/** The viewer did not mute the source. */
const unmuted = (viewerId: string | null, sourceId: string) => sql<boolean>`
  (select true from news_source_mutes q
    where q.user_id = ${viewerId}::uuid and q.source_id = ${sql.ref(sourceId)}) is not true`;

/** Whether lists leave out what the viewer muted; the list of a source is asked for by its name. */
type Mutes = 'apply' | 'ignore';

/** The source that a card of the story `s` names: its first one that the viewer did not mute. */
const namedSource = (viewerId: string | null, mutes: Mutes) =>
  viewerId === null || mutes === 'ignore'
    ? sql`s.source_id`
    : sql`case when ${unmuted(viewerId, 's.source_id')} then s.source_id else (
        select t.source_id from news_tellings t
        where t.story_id = s.id and ${unmuted(viewerId, 't.source_id')}
        order by t.published_at limit 1
      ) end`;

/** What a card shows of the story `s` and the source `o` that it names, to one viewer. */
const columns = (viewerId: string | null, mutes: Mutes) => sql`
  s.id, s.slug, s.title, s.language, s.reading_minutes, s.image,
  s.like_count, s.comment_count, s.bookmark_count,
  case when o.id = s.source_id then s.excerpt else '' end as excerpt,
  coalesce(named.url, s.url) as url, s.host as story_host,
  coalesce(named.published_at, s.published_at) as published_at,
  o.id as source_id, o.slug as source_slug, o.name as source_name, o.host as source_host,
  coalesce((
    select json_agg(other order by other.published_at) from (
      select a.id, a.slug, a.name, a.host, t.url, t.published_at
      from news_tellings t join news_sources a on a.id = t.source_id
      where t.story_id = s.id and t.source_id <> o.id
        and ${mutes === 'ignore' ? sql`true` : unmuted(viewerId, 't.source_id')}
      order by t.published_at limit ${OTHERS}
    ) other
  ), '[]') as also_in,
  (select true from like_view l where l.reference_id = s.id and l.user_id = ${viewerId}::uuid) is true
    as liked,
  (select true from bookmark_view m where m.user_id = ${viewerId}::uuid and m.reference_id = s.id) is true
    as bookmarked,
  (select true from follow_view f where f.follower_id = ${viewerId}::uuid and f.reference_id = o.id) is true
    as follows_source`;

/** The source `o` that a card names, and what it tells where that is not the story's own source. */
const sourceOf = (viewerId: string | null, mutes: Mutes) => sql`
  join news_sources o on o.id = ${namedSource(viewerId, mutes)}
  left join news_tellings named
    on named.story_id = s.id and named.source_id = o.id and o.id <> s.source_id`;

/** Some source tells the story that the viewer did not mute: its own one, or else another. */
const toldUnmuted = (viewerId: string | null) => sql<boolean>`(
  ${unmuted(viewerId, 's.source_id')}
  or (select true from news_tellings t
    where t.story_id = s.id and ${unmuted(viewerId, 't.source_id')} limit 1) is true)`;

/** A page of stories: beyond an id, one row more than it shows. */
export interface StoryPage {
  viewerId: string | null;
  /** The id behind which the page begins: below it, or above it with the oldest first. */
  below: string;
  oldestFirst?: boolean;
  limit: number;
  language?: string | undefined;
}

interface Hydration {
  viewerId: string | null;
  limit: number;
  mutes: Mutes;
  order?: RawBuilder<unknown>;
}

async function hydrated(
  db: Database,
  { viewerId, limit, mutes, order = sql`desc` }: Hydration,
  stories: RawBuilder<unknown>,
): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select ${columns(viewerId, mutes)} from (${stories}) s ${sourceOf(viewerId, mutes)}
    order by s.id ${order} limit ${limit}`.execute(db);
  return rows;
}

const inLanguage = (language: string | undefined) =>
  language === undefined ? sql`true` : sql`s.language = ${language}`;

/** Every story, newest first, but for sources that the viewer muted. */
export function latestStories(db: Database, page: StoryPage): Promise<StoryRow[]> {
  const { viewerId, below, limit, language } = page;
  return hydrated(
    db,
    { viewerId, limit, mutes: 'apply' },
    sql`select s.* from news_stories s
      where s.state = 'ACTIVE' and s.id < ${below}::uuid and ${inLanguage(language)}
        and ${toldUnmuted(viewerId)}
      order by s.id desc limit ${limit}`,
  );
}

/** What some sources tell, in the order of the page: of each its first, and the first of those. */
function storiesTold(
  db: Database,
  { viewerId, below, oldestFirst = false, limit, language }: StoryPage,
  mutes: Mutes,
  sources: RawBuilder<unknown>,
): Promise<StoryRow[]> {
  const [beyond, order] = oldestFirst ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return hydrated(
    db,
    { viewerId, limit, mutes, order },
    sql`select s.* from (
        select distinct told.story_id from (${sources}) source (id)
        cross join lateral (
          select t.story_id from news_tellings t join news_stories s on s.id = t.story_id
          where t.source_id = source.id and t.story_id ${beyond} ${below}::uuid
            and s.state = 'ACTIVE' and ${inLanguage(language)}
          order by t.story_id ${order} limit ${limit}
        ) told
        order by told.story_id ${order} limit ${limit}
      ) chosen join news_stories s on s.id = chosen.story_id`,
  );
}

/** The stories of the named sources, muted ones included. */
export function storiesOfSources(
  db: Database,
  keys: readonly string[],
  page: StoryPage,
): Promise<StoryRow[]> {
  const ids = keys.filter(isId);
  const slugs = keys.map((key) => key.toLowerCase());
  return storiesTold(
    db,
    page,
    'ignore',
    sql`select id from news_sources where id = any(${ids}::uuid[]) or slug = any(${slugs}::text[])`,
  );
}

/** What the sources tell that the viewer follows and did not mute. */
export function storiesOfFollowed(db: Database, page: StoryPage): Promise<StoryRow[]> {
  return storiesTold(
    db,
    page,
    'apply',
    sql`select f.reference_id from follow_view f
      where f.follower_id = ${page.viewerId}::uuid and f.reference_type = 'SOURCE'
        and ${unmuted(page.viewerId, 'f.reference_id')}`,
  );
}

/** Finds a story by id or slug. */
export async function findStory(
  db: Database | Trx,
  viewerId: string | null,
  key: string,
): Promise<StoryRow | undefined> {
  const named = isId(key) ? sql`s.id = ${key}::uuid` : sql`s.slug = ${key.toLowerCase()}`;
  const { rows } = await sql<StoryRow>`
    select ${columns(viewerId, 'ignore')} from news_stories s ${sourceOf(viewerId, 'ignore')}
    where ${named} and s.state = 'ACTIVE'`.execute(db);
  return rows[0];
}
