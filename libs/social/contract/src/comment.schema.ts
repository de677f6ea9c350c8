import { heldSchema, personSummarySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const commentTextSchema = textOf(textLimits.comment);

const commentOrReplySchema = {
  id: z.string(),
  text: z.string(),
  author: personSummarySchema,
  likeCount: z.int(),
  viewer: z.object({ liked: z.boolean(), own: z.boolean() }),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Why it waits for a moderator; only its author gets it. */
  held: z.optional(z.nullable(heldSchema)),
};

export const replySchema = z.object({
  ...commentOrReplySchema,
  commentId: z.string(),
  removable: z.boolean(),
});
export type Reply = z.output<typeof replySchema>;

export const commentSchema = z.object({
  ...commentOrReplySchema,
  referenceType: z.string(),
  referenceId: z.string(),
  replyCount: z.int(),
  /** The first replies, in lists of comments. */
  replies: z.optional(z.array(replySchema)),
  /** The owner of what is commented on may remove comments under it. */
  removable: z.boolean(),
});
export type Comment = z.output<typeof commentSchema>;
