import type { IdeaNeed, IdeaStage } from '@upround/feed/contract';
import { personColumns } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';
import type { HeldReason } from '@upround/shared/domain';
import type { PostState } from '../feed-tables';

/** An idea with everything that its page shows, as one row. */
export interface IdeaRow extends PersonColumns<'author'> {
  id: string;
  slug: string;
  title: string;
  description: string;
  problem: string;
  solution: string;
  stage: IdeaStage;
  looking_for: IdeaNeed[];
  like_count: number;
  comment_count: number;
  bookmark_count: number;
  would_use_count: number;
  state: PostState;
  held_reason: HeldReason | null;
  created_at: Date;
  edited_at: Date | null;
  liked: boolean;
  bookmarked: boolean;
  follows_author: boolean;
  would_use: boolean;
}

/**
 * What an idea needs, in one statement: the idea is `p`, so that the rules for posts (`visible`, `unblocked`,
 * `unmuted`) apply to it too, and its author `a`.
 */
export const ideaColumns = `
  p.id, p.slug, p.title, p.description, p.problem, p.solution, p.stage, p.looking_for,
  p.like_count, p.comment_count, p.bookmark_count, p.would_use_count, p.state, p.held_reason,
  p.created_at, p.edited_at,
  ${personColumns('a', 'author')},
  (select true from like_view l where l.reference_id = p.id and l.user_id = :viewer::uuid) is true as liked,
  (select true from bookmark_view m where m.user_id = :viewer::uuid and m.reference_id = p.id) is true
    as bookmarked,
  (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = p.author_id) is true
    as follows_author,
  (select true from would_use_view w where w.user_id = :viewer::uuid and w.reference_id = p.id) is true
    as would_use`;

/** Joins the author, who must be visible. */
export const ideaJoins = `join person_view a on a.id = p.author_id`;

/**
 * Joins the active idea of a row that names it, one look-up a row.
 *
 * @param id the column that names it
 */
export const activeIdea = (id: string) => `
  cross join lateral (select * from ideas where ideas.id = ${id} and ideas.state = 'ACTIVE' limit 1) p`;
