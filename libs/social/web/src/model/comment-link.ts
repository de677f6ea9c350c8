/** A comment, or a reply to it, that an address points at: `#c-<comment>` or `#c-<comment>.<reply>`. */
export interface CommentLink {
  commentId: string;
  replyId?: string;
}

const PATTERN = /^#c-([A-Za-z0-9_-]{1,64})(?:\.([A-Za-z0-9_-]{1,64}))?$/;

export function readCommentLink(hash: string): CommentLink | undefined {
  const [, commentId, replyId] = PATTERN.exec(hash) ?? [];
  if (commentId === undefined) return undefined;
  return replyId === undefined ? { commentId } : { commentId, replyId };
}

/** The id of the element that the address points at. */
export function commentAnchor({ commentId, replyId }: CommentLink): string {
  return replyId === undefined ? `c-${commentId}` : `c-${commentId}.${replyId}`;
}
