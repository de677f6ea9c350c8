import { statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { servedImage } from '@upround/shared/storage';
import type { StoredImage } from '../news-tables';

/** How many of the newest stories are weighed against each other. */
const CANDIDATES = 300;
/** Hours in which a story loses half of its weight. */
const HALF_LIFE_HOURS = 24;

const points = '(s.like_count + 2 * s.comment_count + 2 * s.bookmark_count)';

interface FoundRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  image: StoredImage | null;
  like_count: number;
  comment_count: number;
  published_at: Date;
  source_slug: string;
  source_name: string;
  followed: boolean;
}

type Viewing = { viewer: string | null };
type IdValues = { ids: readonly string[] };

const foundStories = statement<FoundRow, Viewing & IdValues>(
  'news.found-stories',
  `select s.id, s.slug, s.title, s.excerpt, s.image, s.like_count, s.comment_count, s.published_at,
     o.slug as source_slug, o.name as source_name,
     (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = o.id) is true
       as followed
   from news_stories s join news_sources o on o.id = s.source_id
   where s.id = any(:ids::uuid[]) and s.state = 'ACTIVE'`,
);

const pointsOfStories = statement<{ id: string; points: number }, IdValues>(
  'news.points-of-stories',
  `select s.id, ${points} as points from news_stories s where s.id = any(:ids::uuid[])`,
);

const mutedStories = statement<{ id: string }, Viewing & IdValues>(
  'news.muted-stories',
  `select s.id from news_stories s
   join news_source_mutes q on q.user_id = :viewer::uuid and q.source_id = s.source_id
   where s.id = any(:ids::uuid[])`,
);

const trendingStories = statement<{ id: string }, Viewing & { limit: number }>(
  'news.trending-stories',
  `select s.id from (
     select * from news_stories where state = 'ACTIVE' order by id desc limit ${CANDIDATES}
   ) s
   where (select true from news_source_mutes q
     where q.user_id = :viewer::uuid and q.source_id = s.source_id) is not true
   order by ln(1 + ${points}) / ln(2)
     + extract(epoch from s.published_at)::float8 / 3600 / ${HALF_LIFE_HOURS} desc, s.id desc
   limit :limit`,
);

function toFound(row: FoundRow): FoundRecord {
  return {
    slug: row.slug,
    title: row.title,
    text: row.excerpt,
    person: null,
    place: { type: 'SOURCE', slug: row.source_slug, name: row.source_name },
    image: row.image === null ? null : servedImage({ ...row.image, alt: '' }),
    locked: false,
    createdAt: row.published_at,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    followerCount: 0,
    followed: row.followed,
  };
}

/** Lets search find stories. A muted source stays out of what is brought, not out of what is looked for. */
export const storySearch: SearchSource = {
  kind: 'NEWS',
  describe: async (db, viewer, ids) =>
    new Map((await foundStories.all(db, { viewer, ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await pointsOfStories.all(db, { ids })).map((row) => [row.id, row.points])),
  unwanted: async (db, viewer, ids) =>
    new Set((await mutedStories.all(db, { viewer, ids })).map(({ id }) => id)),
  trending: async (db, viewer, limit) => {
    const rows = await trendingStories.all(db, { viewer, limit });
    return { ids: rows.map(({ id }) => id), next: null };
  },
};
