import type { Database } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { servedImage } from '@upround/shared/storage';
import { sql } from 'kysely';
import type { StoredImage } from '../news-tables';

/** How many of the newest stories are weighed against each other. */
const CANDIDATES = 300;
/** Hours in which a story loses half of its weight. */
const HALF_LIFE_HOURS = 24;

const points = sql`(s.like_count + 2 * s.comment_count + 2 * s.bookmark_count)`;

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

async function readStories(
  db: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select s.id, s.slug, s.title, s.excerpt, s.image, s.like_count, s.comment_count, s.published_at,
      o.slug as source_slug, o.name as source_name,
      (select true from follow_view f where f.follower_id = ${viewerId}::uuid and f.reference_id = o.id) is true
        as followed
    from news_stories s join news_sources o on o.id = s.source_id
    where s.id = any(${ids}::uuid[]) and s.state = 'ACTIVE'`.execute(db);
  return rows;
}

function toFound(row: FoundRow): FoundRecord {
  return {
    slug: row.slug,
    title: row.title,
    text: row.excerpt,
    person: null,
    place: { type: 'SOURCE', slug: row.source_slug, name: row.source_name },
    image: row.image === null ? null : servedImage({ ...row.image, alt: '' }),
    form: null,
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
  describe: async (db, viewerId, ids) =>
    new Map((await readStories(db, viewerId, ids)).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) => {
    const { rows } = await sql<{ id: string; points: number }>`
      select s.id, ${points} as points from news_stories s
      where s.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row.points]));
  },
  unwanted: async (db, viewerId, ids) => {
    const { rows } = await sql<{ id: string }>`
      select s.id from news_stories s
      join news_source_mutes q on q.user_id = ${viewerId}::uuid and q.source_id = s.source_id
      where s.id = any(${ids}::uuid[])`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
  trending: async (db, viewerId, limit) => {
    const { rows } = await sql<{ id: string }>`
      select s.id from (
        select * from news_stories where state = 'ACTIVE' order by id desc limit ${CANDIDATES}
      ) s
      where (select true from news_source_mutes q
        where q.user_id = ${viewerId}::uuid and q.source_id = s.source_id) is not true
      order by ln(1 + ${points}) / ln(2)
        + extract(epoch from s.published_at)::float8 / 3600 / ${HALF_LIFE_HOURS} desc, s.id desc
      limit ${limit}`.execute(db);
    return { ids: rows.map(({ id }) => id), next: null };
  },
};
