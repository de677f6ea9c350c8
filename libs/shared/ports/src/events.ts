import type { EventDefinition } from '@upround/shared/jobs-queue';
import * as z from 'zod/mini';

const relation = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
});

/** Somebody follows a person or joined a pod. */
export const followed = { name: 'social.followed', data: relation } satisfies EventDefinition;
/** Somebody stopped following. */
export const unfollowed = { name: 'social.unfollowed', data: relation } satisfies EventDefinition;

/** Somebody liked a record. */
export const liked = { name: 'social.liked', data: relation } satisfies EventDefinition;
/** Somebody took a like back. */
export const unliked = { name: 'social.unliked', data: relation } satisfies EventDefinition;

/** A text by `userId`, and whom it mentions. */
const written = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
  mentionedIds: z.array(z.string()),
});

/** Somebody commented on a record; `referenceId` is the comment. */
export const commented = { name: 'social.commented', data: written } satisfies EventDefinition;
/** Somebody replied to a comment; `referenceId` is the reply. */
export const replied = { name: 'social.replied', data: written } satisfies EventDefinition;
/** Somebody published a post or a thread that mentions people. */
export const mentioned = { name: 'feed.mentioned', data: written } satisfies EventDefinition;

/** The time of a poll is over. */
export const pollEnded = {
  name: 'feed.poll-ended',
  data: z.object({ postId: z.string() }),
} satisfies EventDefinition;

/** A moderator took away what `ownerId` wrote. */
export const removedByModerator = {
  name: 'shared.removed-by-moderator',
  data: z.object({ ownerId: z.string(), referenceType: z.string(), referenceId: z.string() }),
} satisfies EventDefinition;

/** Somebody published a post or a thread. `podId` is null on the author's own page. */
export const posted = {
  name: 'feed.posted',
  data: z.object({ postId: z.string(), authorId: z.string(), podId: z.nullable(z.string()) }),
} satisfies EventDefinition;

/** Somebody sent a message. Its text stays in the conversation: whoever tells of it does without. */
export const messaged = {
  name: 'messaging.messaged',
  data: z.object({
    conversationId: z.string(),
    messageId: z.string(),
    /** Its place in the conversation; jobs of the version before lack it. */
    sequence: z.optional(z.int()),
    recipientId: z.string(),
  }),
} satisfies EventDefinition;
