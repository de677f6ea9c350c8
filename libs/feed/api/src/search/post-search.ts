import { personColumns, personFrom, statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { servedImage } from '@upround/shared/storage';
import { postJoins, unblocked, unmuted } from '../post/post.columns';
import type { PostRow } from '../post/post.columns';
import { rankNow } from '../ranking/ranking.service';
import { trendingPosts } from '../ranking/trending.read-model';
import { weights } from '../ranking/score';

type FoundRow = Pick<
  PostRow,
  | 'id'
  | 'slug'
  | 'type'
  | 'kind'
  | 'text'
  | 'parts'
  | 'images'
  | 'like_count'
  | 'comment_count'
  | 'created_at'
  | 'author_id'
  | 'author_slug'
  | 'author_name'
  | 'author_headline'
  | 'author_role'
  | 'author_avatar_key'
  | 'pod_slug'
  | 'pod_name'
  | 'follows_author'
> & { options: string[] };

/** `$1` viewer, `$2` ids. Of a poll or quiz its options, which everybody reads, and nothing of what is right. */
const foundPosts = statement<FoundRow>(
  'feed.found-posts',
  `select p.id, p.slug, p.type, p.kind, p.text, p.parts, p.images, p.like_count, p.comment_count, p.created_at,
    ${personColumns('a', 'author')}, pod.slug as pod_slug, pod.name as pod_name,
    (select true from follow_view f where f.follower_id = $1::uuid and f.reference_id = p.author_id) is true
      as follows_author,
    array(select one->>'text' from jsonb_array_elements(coalesce(p.poll_options, '[]')) one) as options
  from posts p ${postJoins}
  where p.id = any($2::uuid[]) and p.state = 'ACTIVE' and ${unblocked}`,
);

const pointsOfPosts = statement<{ id: string; points: number }>(
  'feed.points-of-posts',
  `select id, (like_count * ${weights.likes} + comment_count * ${weights.comments}
    + bookmark_count * ${weights.bookmarks} + poll_voters * ${weights.voters})::float8 as points
  from posts where id = any($1::uuid[])`,
);

/** `$1` viewer, `$2` ids: those by people whom the viewer mutes. */
const mutedPosts = statement<{ id: string }>(
  'feed.muted-posts',
  `select p.id from posts p where p.id = any($2::uuid[]) and not (${unmuted})`,
);

function toFound(row: FoundRow): FoundRecord {
  const [image] = row.images;
  const { pod_slug: slug, pod_name: name } = row;
  return {
    slug: row.slug,
    title: '',
    text: [
      ...[row.text, ...row.parts.map((part) => part.text), ...row.options],
      ...row.images.map(({ alt }) => alt),
    ].join(' '),
    person: personFrom(row, 'author'),
    place: slug === null || name === null ? null : { type: 'POD', slug, name },
    image: image === undefined ? null : servedImage(image),
    form: row.type === 'THREAD' ? 'THREAD' : row.kind,
    locked: false,
    createdAt: row.created_at,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    followerCount: 0,
    followed: row.follows_author,
  };
}

/** Lets search find posts and threads, by the rule of the lists. */
export const postSearch: SearchSource = {
  kind: 'POST',
  describe: async (db, viewerId, ids) =>
    new Map((await foundPosts.all(db, [viewerId, ids])).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await pointsOfPosts.all(db, [ids])).map(({ id, points }) => [id, points])),
  unwanted: async (db, viewerId, ids) =>
    new Set((await mutedPosts.all(db, [viewerId, ids])).map(({ id }) => id)),
  trending: async (db, viewerId, limit) => {
    const read = () => trendingPosts.all(db, limit, [viewerId, null, 0]);
    let ranked = await read();
    if (ranked.length === 0) {
      await rankNow(db, null, new Date());
      ranked = await read();
    }
    return { ids: ranked.map(({ id }) => id), next: null };
  },
};
