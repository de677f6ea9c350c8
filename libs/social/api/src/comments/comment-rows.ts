import type { Comment, Reply } from '@upround/social/contract';
import { toPersonSummary, type PersonRow } from '@upround/shared/db';
import type { HeldReason, ReferenceType } from '@upround/shared/domain';

interface CommentOrReplyRow {
  id: string;
  text: string;
  like_count: number;
  liked: boolean;
  created_at: Date;
  edited_at: Date | null;
  held_reason: HeldReason | null;
  author: PersonRow;
}

export interface CommentRow extends CommentOrReplyRow {
  /** Its author deleted the account. */
  gone: boolean;
  reference_type: ReferenceType;
  reference_id: string;
  reply_count: number;
}

export interface ReplyRow extends CommentOrReplyRow {
  comment_id: string;
}

/** The columns that comments and replies `r` share, with their author `p`. */
export const sharedColumns = `
  r.id, r.text, r.like_count, r.created_at, r.edited_at, r.held_reason,
  (select true from like_view l where l.user_id = :viewer::uuid and l.reference_id = r.id) is true as liked,
  json_build_object(
    'id', p.id, 'slug', p.slug, 'display_name', p.display_name, 'headline', p.headline,
    'role', p.role, 'avatar_key', p.avatar_key
  ) as author`;

/** What decides who may remove a comment or reply, besides its author. */
export interface Removers {
  viewerId: string | null;
  /** The owner of the record that the comments are under. */
  ownerId: string;
  moderator: boolean;
}

function present(row: CommentOrReplyRow, { viewerId, ownerId, moderator }: Removers) {
  const own = row.author.id === viewerId;
  return {
    id: row.id,
    text: row.text,
    author: toPersonSummary(row.author),
    likeCount: row.like_count,
    viewer: { liked: row.liked, own },
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...(row.held_reason !== null && { held: { reason: row.held_reason } }),
    removable: own || moderator || ownerId === viewerId,
  };
}

export function toComment(row: CommentRow, removers: Removers): Comment {
  return {
    ...present(row.gone ? { ...row, text: '' } : row, removers),
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    replyCount: row.reply_count,
  };
}

export function toReply(row: ReplyRow, removers: Removers): Reply {
  return { ...present(row, removers), commentId: row.comment_id };
}
