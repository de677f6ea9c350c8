import { noBlockText, notMutedText, personColumns } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';
import type { HeldReason } from '@upround/shared/domain';
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
  held_reason: HeldReason | null;
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

/** The viewer of a statement; null is a guest. */
export type Viewing = { viewer: string | null };

/** The viewer of a statement that reads one record, for the rule `visible`. */
export type ViewerRights = Viewing & { moderates: boolean };

/** A page of a list that goes down by id: rows below `before`. */
export type PageBefore = Viewing & { before: string };

/**
 * What a card needs of a post `p`, its author `a` and its `pod`, in one statement. The viewer's own state is read
 * by scalar subqueries: an `exists` would let the planner hash every like that the viewer ever gave, since it does
 * not see how short the page is. The right answers of a quiz are read only for those who may know them: its author,
 * people who answered it, and everyone after its end.
 */
export const postColumns = `
  p.id, p.slug, p.type, p.kind, p.text, p.mentions, p.images, p.parts,
  p.poll_options, p.poll_votes, p.poll_multiple, p.poll_ends_at, p.poll_voters, p.link_preview,
  p.like_count, p.comment_count, p.bookmark_count, p.state, p.held_reason, p.created_at, p.edited_at,
  ${personColumns('a', 'author')},
  pod.id as pod_id, pod.slug as pod_slug, pod.name as pod_name,
  (select true from like_view l where l.reference_id = p.id and l.user_id = :viewer::uuid) is true as liked,
  (select true from bookmark_view m where m.user_id = :viewer::uuid and m.reference_id = p.id) is true
    as bookmarked,
  (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = p.author_id) is true
    as follows_author,
  case when p.poll_options is not null then
    (select v.selection from vote_view v where v.user_id = :viewer::uuid and v.reference_id = p.id)
  end as selection,
  case when p.kind = 'QUIZ' and (
    p.author_id = :viewer::uuid or p.poll_ends_at <= now()
    or (select true from vote_view v where v.user_id = :viewer::uuid and v.reference_id = p.id)
  ) then
    (select jsonb_build_object('right', q.right_ids, 'explanation', q.explanation)
     from quiz_answers q where q.post_id = p.id)
  end as quiz_answer`;

/** Joins the author, who must be visible, and the pod if there is one. */
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

/** Neither of the viewer and the author blocks the other. */
export const unblocked = noBlockText(':viewer::uuid', 'p.author_id');

/** The viewer has not muted the author. For recommended lists; profiles and search results still show muted authors. */
export const unmuted = notMutedText(':viewer::uuid', 'p.author_id');

/**
 * The rule for reading a single post. An active post is public, a hidden post is visible to its author and to
 * moderators, and a deleted post to no one. A block hides it from everyone but moderators. `:moderates` is true when
 * the viewer is a moderator.
 */
export const visible = `
  (p.state = 'ACTIVE' or (p.state = 'HIDDEN' and (:moderates::boolean or p.author_id = :viewer::uuid)))
  and (:moderates::boolean or (${unblocked}))`;
