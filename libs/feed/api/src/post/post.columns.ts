import { noBlockText, notMutedText, personColumns } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';
import type {
  PostState,
  StoredImage,
  StoredMention,
  StoredPart,
  StoredPollOption,
  StoredPostLink,
} from '../feed-tables';

/** A post with everything that a card shows, as one row. */
export interface PostRow extends PersonColumns<'author'> {
  id: string;
  slug: string;
  type: 'POST' | 'THREAD';
  kind: 'TEXT' | 'POLL' | 'QUIZ';
  text: string;
  mentions: StoredMention[];
  images: StoredImage[];
  parts: StoredPart[];
  poll_options: StoredPollOption[] | null;
  poll_votes: number[] | null;
  poll_multiple: boolean | null;
  poll_ends_at: Date | null;
  poll_voters: number;
  link_preview: StoredPostLink | null;
  like_count: number;
  comment_count: number;
  bookmark_count: number;
  state: PostState;
  created_at: Date;
  edited_at: Date | null;
  pod_id: string | null;
  pod_slug: string | null;
  pod_name: string | null;
  liked: boolean;
  bookmarked: boolean;
  follows_author: boolean;
  selection: string[] | null;
  /** Null for all but quizzes, and of a quiz until its reader may know. */
  quiz_answer: { right: string[]; explanation: string | null } | null;
}

/**
 * What a card needs, in one statement: `$1` is the viewer's id or null, `p`, `a`, `pod` the tables. The
 * viewer's own state is read by scalar subqueries: an `exists` would let the planner hash every like that
 * the viewer ever gave, since it does not see how short the page is. What is right in a quiz leaves the
 * database for those alone who may know it: who answered, its author, and all after its end.
 */
export const postColumns = `
  p.id, p.slug, p.type, p.kind, p.text, p.mentions, p.images, p.parts,
  p.poll_options, p.poll_votes, p.poll_multiple, p.poll_ends_at, p.poll_voters, p.link_preview,
  p.like_count, p.comment_count, p.bookmark_count, p.state, p.created_at, p.edited_at,
  ${personColumns('a', 'author')},
  pod.id as pod_id, pod.slug as pod_slug, pod.name as pod_name,
  (select true from like_view l where l.reference_id = p.id and l.user_id = $1::uuid) is true as liked,
  (select true from bookmark_view m where m.user_id = $1::uuid and m.reference_id = p.id) is true
    as bookmarked,
  (select true from follow_view f where f.follower_id = $1::uuid and f.reference_id = p.author_id) is true
    as follows_author,
  case when p.poll_options is not null then
    (select v.selection from vote_view v where v.user_id = $1::uuid and v.reference_id = p.id)
  end as selection,
  case when p.kind = 'QUIZ' and (
    p.author_id = $1::uuid or p.poll_ends_at <= now()
    or (select true from vote_view v where v.user_id = $1::uuid and v.reference_id = p.id)
  ) then
    (select jsonb_build_object('right', q.right_ids, 'explanation', q.explanation)
     from quiz_answers q where q.post_id = p.id)
  end as quiz_answer`;

/** The author must be somebody who can be seen; the pod is there or not. */
export const postJoins = `
  join person_view a on a.id = p.author_id
  left join pods pod on pod.id = p.pod_id`;

/**
 * Joins the active post of a row that names it, one look-up a row: a plain join lets the planner walk all
 * posts beside a short list instead.
 *
 * @param id the column that names it
 */
export const activePost = (id: string) => `
  cross join lateral (select * from posts where posts.id = ${id} and posts.state = 'ACTIVE' limit 1) p`;

/** Neither of the viewer `$1` and the author blocks the other. */
export const unblocked = noBlockText('$1::uuid', 'p.author_id');

/** The viewer `$1` did not mute the author: for lists that bring posts to people, not for where they look somebody up. */
export const unmuted = notMutedText('$1::uuid', 'p.author_id');

/**
 * The one rule of who may see a single post: everybody an active one, its author and moderators a hidden
 * one, nobody a deleted one; a block hides it from all but moderators. `$2` says whether `$1` moderates.
 */
export const visible = `
  (p.state = 'ACTIVE' or (p.state = 'HIDDEN' and ($2::boolean or p.author_id = $1::uuid)))
  and ($2::boolean or (${unblocked}))`;
