import type { CommentedReference } from '../data/comment-queries';

/** Names what a person writes under a record, as a draft and while it is sent. No one else on the device reads it. */
export const commentDraftKey = (
  userId: string,
  { referenceType, referenceId }: CommentedReference,
) => `${userId}:comment:${referenceType}:${referenceId}`;
