import { isId, pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
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
const unmuted = (source: string) => `(
  select true from news_source_mutes q where q.user_id = :viewer::uuid and q.source_id = ${source}) is not true`;

/** Whether a list leaves out what the viewer muted. A guest mutes nothing, and a source is asked for by its name. */
type Mutes = 'apply' | 'ignore';

/** The source that a card of the story `s` names: its first one that the viewer did not mute. */
const namedSource: Record<Mutes, string> = {
  ignore: 's.source_id',
  apply: `case when ${unmuted('s.source_id')} then s.source_id else (
    select t.source_id from news_tellings t
    where t.story_id = s.id and ${unmuted('t.source_id')}
    order by t.published_at limit 1
  ) end`,
};

/** What a card shows of the story `s` and the source `o` that it names, to one viewer. */
const columns = (mutes: Mutes) => `
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
        and ${mutes === 'ignore' ? 'true' : unmuted('t.source_id')}
      order by t.published_at limit ${OTHERS}
    ) other
  ), '[]') as also_in,
  (select true from like_view l where l.reference_id = s.id and l.user_id = :viewer::uuid) is true
    as liked,
  (select true from bookmark_view m where m.user_id = :viewer::uuid and m.reference_id = s.id) is true
    as bookmarked,
  (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = o.id) is true
    as follows_source`;

/** The source `o` that a card names, and what it tells where that is not the story's own source. */
const sourceOf = (mutes: Mutes) => `
  join news_sources o on o.id = ${namedSource[mutes]}
  left join news_tellings named
    on named.story_id = s.id and named.source_id = o.id and o.id <> s.source_id`;

/** Some source tells the story that the viewer did not mute: its own one, or else another. */
const told: Record<Mutes, string> = {
  ignore: 'true',
  apply: `(${unmuted('s.source_id')}
    or (select true from news_tellings t
      where t.story_id = s.id and ${unmuted('t.source_id')} limit 1) is true)`,
};

/** A page of stories: beyond an id, one row more than it shows. */
export interface StoryPage {
  viewerId: string | null;
  /** The id behind which the page begins: below it, or above it with the oldest first. */
  below: string;
  oldestFirst?: boolean;
  limit: number;
  language?: string | undefined;
}

type Viewing = { viewer: string | null };
type PageValues = Viewing & { below: string; language: string | null };

const valuesOf = ({ viewerId, below, language }: StoryPage): PageValues => ({
  viewer: viewerId,
  below,
  language: language ?? null,
});

const latest = (name: string, mutes: Mutes, inLanguage: string) =>
  pageStatement<StoryRow, PageValues>(
    name,
    (limit) => `select ${columns(mutes)} from (
        select s.* from news_stories s
        where s.state = 'ACTIVE' and s.id < :below::uuid and ${inLanguage} and ${told[mutes]}
        order by s.id desc limit ${limit}
      ) s ${sourceOf(mutes)}
      order by s.id desc limit ${limit}`,
  );

/** A language has an index of its own. */
const ofLanguage = 's.language = :language';
const latestForMember = {
  any: latest('news.latest', 'apply', 'true'),
  ofLanguage: latest('news.latest-of-language', 'apply', ofLanguage),
};
const latestForGuest = {
  any: latest('news.latest-for-guest', 'ignore', 'true'),
  ofLanguage: latest('news.latest-of-language-for-guest', 'ignore', ofLanguage),
};

/** Every story, newest first, but for sources that the viewer muted. */
export function latestStories(db: Database, page: StoryPage): Promise<StoryRow[]> {
  const lists = page.viewerId === null ? latestForGuest : latestForMember;
  const list = page.language === undefined ? lists.any : lists.ofLanguage;
  return list.all(db, page.limit, valuesOf(page));
}

interface Told {
  mutes: Mutes;
  /** A select of the sources' ids. */
  sources: string;
  oldestFirst?: boolean;
}

/** What some sources tell, in the order of the page: of each its first, and the first of those. */
function storiesTold<Values extends PageValues>(
  name: string,
  { mutes, sources, oldestFirst = false }: Told,
) {
  const [beyond, order] = oldestFirst ? ['>', 'asc'] : ['<', 'desc'];
  return pageStatement<StoryRow, Values>(
    name,
    (limit) => `select ${columns(mutes)} from (
        select s.* from (
          select distinct told.story_id from (${sources}) source (id)
          cross join lateral (
            select t.story_id from news_tellings t join news_stories s on s.id = t.story_id
            where t.source_id = source.id and t.story_id ${beyond} :below::uuid
              and s.state = 'ACTIVE' and (:language::text is null or s.language = :language)
            order by t.story_id ${order} limit ${limit}
          ) told
          order by told.story_id ${order} limit ${limit}
        ) chosen join news_stories s on s.id = chosen.story_id
      ) s ${sourceOf(mutes)}
      order by s.id ${order} limit ${limit}`,
  );
}

type NamedValues = PageValues & { ids: readonly string[]; slugs: readonly string[] };
const named: Told = {
  mutes: 'ignore',
  sources: `select id from news_sources where id = any(:ids::uuid[]) or slug = any(:slugs::text[])`,
};
const newestOfNamed = storiesTold<NamedValues>('news.of-sources', named);
const oldestOfNamed = storiesTold<NamedValues>('news.of-sources-oldest-first', {
  ...named,
  oldestFirst: true,
});

/** The stories of the named sources, muted ones included. */
export function storiesOfSources(
  db: Database,
  keys: readonly string[],
  page: StoryPage,
): Promise<StoryRow[]> {
  const ids = keys.filter(isId);
  const slugs = keys.map((key) => key.toLowerCase());
  const list = page.oldestFirst === true ? oldestOfNamed : newestOfNamed;
  return list.all(db, page.limit, { ...valuesOf(page), ids, slugs });
}

const ofFollowed = storiesTold<PageValues>('news.of-followed', {
  mutes: 'apply',
  sources: `select f.reference_id from follow_view f
    where f.follower_id = :viewer::uuid and f.reference_type = 'SOURCE' and ${unmuted('f.reference_id')}`,
});

/** What the sources tell that the viewer follows and did not mute, newest first. */
export const storiesOfFollowed = (db: Database, page: StoryPage): Promise<StoryRow[]> =>
  ofFollowed.all(db, page.limit, valuesOf(page));

const storyBy = (name: string, where: string) =>
  statement<StoryRow, Viewing & { key: string }>(
    name,
    `select ${columns('ignore')} from news_stories s ${sourceOf('ignore')}
     where ${where} and s.state = 'ACTIVE'`,
  );
const storyById = storyBy('news.story-by-id', 's.id = :key::uuid');
const storyBySlug = storyBy('news.story-by-slug', 's.slug = :key');

/** Finds a story by id or slug. */
export const findStory = (
  db: Database | Trx,
  viewerId: string | null,
  key: string,
): Promise<StoryRow | undefined> =>
  (isId(key) ? storyById : storyBySlug).first(db, { viewer: viewerId, key: key.toLowerCase() });
