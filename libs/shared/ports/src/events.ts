import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

const relation = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
});

/** Somebody deleted their account: gone at once for everybody, and erased when the time to return is over. */
export const accountDeleted = {
  name: 'profile.account-deleted',
  data: z.object({ userId: z.string() }),
} satisfies EventDefinition;

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
    /** Its place in the conversation; tasks of the version before lack it. */
    sequence: z.optional(z.int()),
    recipientId: z.string(),
  }),
} satisfies EventDefinition;

/** Somebody applied to a job. */
export const applied = {
  name: 'jobs.applied',
  data: z.object({
    applicationId: z.string(),
    jobId: z.string(),
    creatorId: z.string(),
    applicantId: z.string(),
  }),
} satisfies EventDefinition;
/** A job's creator moved an application, and did not take that back at once. */
export const applicationMoved = {
  name: 'jobs.application-moved',
  data: z.object({
    applicationId: z.string(),
    /** One application may be rejected twice: each of its steps is told of once. */
    stepId: z.string(),
    jobId: z.string(),
    applicantId: z.string(),
    /** SHORTLISTED, INTERVIEW, OFFER or REJECTED: being seen is told in the timeline alone. */
    state: z.string(),
  }),
} satisfies EventDefinition;
/** A job was closed, by its creator, by a moderator or by time, while this person's application was open. */
export const jobClosed = {
  name: 'jobs.closed',
  data: z.object({ jobId: z.string(), applicationId: z.string(), applicantId: z.string() }),
} satisfies EventDefinition;
/** New jobs match a search that somebody keeps. */
export const jobsFound = {
  name: 'jobs.found',
  data: z.object({
    userId: z.string(),
    savedSearchId: z.string(),
    /** The newest first, ten at most. */
    jobIds: z.array(z.string()),
    /** How many in all. */
    count: z.int(),
  }),
} satisfies EventDefinition;
/** A job has stood for a month, and its creator is asked whether it is still open. */
export const jobToConfirm = {
  name: 'jobs.to-confirm',
  data: z.object({ jobId: z.string(), creatorId: z.string() }),
} satisfies EventDefinition;
/** People who applied to a job have heard nothing for three weeks. */
export const applicantsWaiting = {
  name: 'jobs.applicants-waiting',
  data: z.object({ jobId: z.string(), creatorId: z.string(), count: z.int() }),
} satisfies EventDefinition;
