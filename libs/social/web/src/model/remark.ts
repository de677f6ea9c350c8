import type { Comment, Reply } from '@upround/social/contract';
import type { CommentLink } from './comment-link';

/** A comment or a reply to one. */
export type Remark = { kind: 'COMMENT'; data: Comment } | { kind: 'REPLY'; data: Reply };

export function linkOf(remark: Remark): CommentLink {
  return remark.kind === 'COMMENT'
    ? { commentId: remark.data.id }
    : { commentId: remark.data.commentId, replyId: remark.data.id };
}
