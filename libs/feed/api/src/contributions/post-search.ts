import { personColumns, personFrom, statement } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { servedImage } from '@upround/shared/storage';
import { postJoins, unblocked, unmuted } from '../post/post.columns';
import type { PostRow, Viewing } from '../post/post.columns';
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

/** The options of a poll or quiz, which are public, without the correct ones. */
const foundPosts = statement<FoundRow, Viewing & { ids: readonly string[] }>(
  'feed.found-posts',
  `select p.id, p.slug, p.type, p.kind, p.text, p.parts, p.images, p.like_count, p.comment_count, p.created_at,
    ${personColumns('a', 'author')}, pod.slug as pod_slug, pod.name as pod_name,
    (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = p.author_id) is true
      as follows_author,
    array(select one->>'text' from jsonb_array_elements(coalesce(p.poll_options, '[]')) one) as options
  from posts p ${postJoins}
  where p.id = any(:ids::uuid[]) and p.state = 'ACTIVE' and ${unblocked}`,
);

const pointsOfPosts = statement<{ id: string; points: number }, { ids: readonly string[] }>(
  'feed.points-of-posts',
  `select id, (like_count * ${weights.likes} + comment_count * ${weights.comments}
    + bookmark_count * ${weights.bookmarks} + poll_voters * ${weights.voters})::float8 as points
  from posts where id = any(:ids::uuid[])`,
);

/** The posts of people the viewer has muted. */
const mutedPosts = statement<{ id: string }, Viewing & { ids: readonly string[] }>(
  'feed.muted-posts',
  `select p.id from posts p where p.id = any(:ids::uuid[]) and not (${unmuted})`,
);

/**
 * What is read of a post in one line: its words and the options of a poll. What its images show is searched too, but
 * reads as if the author wrote it; it appears only where a post has no words.
 */
export function textOf({
  text,
  parts,
  options,
  images,
}: Pick<FoundRow, 'text' | 'parts' | 'options' | 'images'>): string {
  const words = [text, ...parts.map((part) => part.text), options.join(' · ')].filter(Boolean);
  const shown = words.length > 0 ? words : images.map(({ alt }) => alt).filter(Boolean);
  return shown.join(' ');
}

function toFound(row: FoundRow): FoundRecord {
  const [image] = row.images;
  const { pod_slug: slug, pod_name: name } = row;
  const postKind = row.type === 'THREAD' ? 'THREAD' : row.kind;
  return {
    slug: row.slug,
    title: '',
    text: textOf(row),
    person: personFrom(row, 'author'),
    place: slug === null || name === null ? null : { type: 'POD', slug, name },
    image: image === undefined ? null : servedImage(image),
    details: { postKind },
    former: { form: postKind },
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
  describe: async (db, viewer, ids) =>
    new Map((await foundPosts.all(db, { viewer, ids })).map((row) => [row.id, toFound(row)])),
  weigh: async (db, ids) =>
    new Map((await pointsOfPosts.all(db, { ids })).map(({ id, points }) => [id, points])),
  unwanted: async (db, viewer, ids) =>
    new Set((await mutedPosts.all(db, { viewer, ids })).map(({ id }) => id)),
  trending: async (db, viewer, limit) => {
    const read = () => trendingPosts.all(db, limit, { viewer, snapshot: null, afterRank: 0 });
    let ranked = await read();
    if (ranked.length === 0) {
      await rankNow(db, null, new Date());
      ranked = await read();
    }
    return { ids: ranked.map(({ id }) => id), next: null };
  },
};
