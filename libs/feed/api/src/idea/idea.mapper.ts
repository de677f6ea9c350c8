import type { Idea } from '@upround/feed/contract';
import { personFrom } from '@upround/shared/db';
import type { IdeaRow } from './idea.columns';

/**
 * Turns a row into the idea that goes over the wire.
 *
 * @param row the idea with its author and the viewer's own state
 * @param viewerId the viewer, null for a guest
 */
export function toIdea(row: IdeaRow, viewerId: string | null): Idea {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    problem: row.problem,
    solution: row.solution,
    stage: row.stage,
    lookingFor: row.looking_for,
    author: personFrom(row, 'author'),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    bookmarkCount: row.bookmark_count,
    wouldUseCount: row.would_use_count,
    viewer: {
      liked: row.liked,
      bookmarked: row.bookmarked,
      followsAuthor: row.follows_author,
      own: row.author_id === viewerId,
      wouldUse: row.would_use,
    },
    state: row.state === 'HIDDEN' ? 'HIDDEN' : 'ACTIVE',
    ...(row.held_reason !== null && { held: { reason: row.held_reason } }),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
