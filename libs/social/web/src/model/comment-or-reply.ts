import type { Comment, Reply } from '@upround/social/contract';
import type { CommentLink } from './comment-link';

/** A comment or a reply to one. */
export type CommentOrReply = { kind: 'COMMENT'; data: Comment } | { kind: 'REPLY'; data: Reply };

export function linkOf(commentOrReply: CommentOrReply): CommentLink {
  return commentOrReply.kind === 'COMMENT'
    ? { commentId: commentOrReply.data.id }
    : { commentId: commentOrReply.data.commentId, replyId: commentOrReply.data.id };
}
