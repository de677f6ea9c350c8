import {
  idSchema,
  momentSchema,
  personSummarySchema,
  referenceTypeSchema,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';

/**
 * What people are told of. SYSTEM comes from the product itself. APPLICATION is that somebody applied, APPLICATION_MOVED
 * that one’s own application moved; JOB_FOUND comes of a saved search, JOB_REMINDER asks a job’s creator to act.
 */
export const notificationTypes = [
  'LIKE',
  'COMMENT',
  'REPLY',
  'MENTION',
  'FOLLOW',
  'POLL',
  'SYSTEM',
  'APPLICATION',
  'APPLICATION_MOVED',
  'JOB_FOUND',
  'JOB_REMINDER',
] as const;
export const notificationTypeSchema = z.enum(notificationTypes);
export type NotificationType = (typeof notificationTypes)[number];

const TYPES_MAX = 200;
/** Several types in a query, separated by commas. */
export const notificationTypesSchema = z.string().check(
  z.maxLength(TYPES_MAX),
  z.refine((text) =>
    text.split(',').every((type) => notificationTypes.some((known) => known === type)),
  ),
);

export const notificationStateSchema = z.enum(['ALL', 'UNREAD']);

/** How many people a notification shows; `actorCount` counts all of them. */
export const ACTORS_SHOWN = 3;
/** The highest figure of `actorCount` and `unreadCount`: it stands for as many or more. */
export const COUNT_MAX = 1_000;
/** The most ids that one call marks. */
export const MARKED_AT_ONCE = 100;

/**
 * What came of an application: where it moved, or that its job closed. Of a reminder: that the job is to be confirmed, or
 * that people wait for an answer.
 */
export const jobSteps = [
  ...(['SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED', 'CLOSED'] as const),
  ...(['CONFIRM', 'WAITING'] as const),
] as const;
export type JobStep = (typeof jobSteps)[number];

/** What it is about. `excerpt` is empty for people and for what was taken away. */
const targetSchema = z.object({
  referenceType: referenceTypeSchema,
  referenceId: z.string(),
  excerpt: z.string(),
  /** A path of ours. */
  deeplink: z.string(),
  /** What it is, or stands under, as POST, IDEA or NEWS. Left out for people and for what was taken away. */
  postType: z.optional(referenceTypeSchema),
  /** Of an application or a reminder. */
  job: z.optional(z.object({ title: z.string(), company: z.string() })),
  step: z.optional(z.enum(jobSteps)),
  /** Name of the saved search that found jobs. */
  search: z.optional(z.string()),
  /** How many jobs were found, or people wait. */
  count: z.optional(z.int()),
});

/** One line of the list: an act, or the same kind of act by several people on one day. */
export const notificationSchema = z.object({
  id: z.string(),
  type: notificationTypeSchema,
  target: targetSchema,
  /** Who acted last, newest first. */
  actors: z.array(personSummarySchema),
  actorCount: z.int(),
  readAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** When somebody was added last. */
  updatedAt: z.string(),
});
export type Notification = z.output<typeof notificationSchema>;

/**
 * How much is unread. It grows out of date: of two, the one with the higher `version` holds. `version` is also the place
 * up to which the list was known, for marking all as read.
 */
export const unreadSchema = z.object({ unreadCount: z.int(), version: z.int() });
export type Unread = z.output<typeof unreadSchema>;

export const notificationSearchSchema = textOf(textLimits.query, 0);

/**
 * What is marked: some by id, or, without `ids`, all; of one `type` or some `types`, and up to the version that was seen,
 * where those are named. `read: false` marks as unread again; with the `markedAt` of an earlier answer, just what that
 * one marked.
 */
export const markSchema = z
  .strictObject({
    ids: z.optional(z.array(idSchema).check(z.maxLength(MARKED_AT_ONCE))),
    all: z.optional(z.literal(true)),
    type: z.optional(notificationTypeSchema),
    types: z.optional(
      z.array(notificationTypeSchema).check(z.minLength(1), z.maxLength(notificationTypes.length)),
    ),
    upTo: z.optional(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    read: z.optional(z.boolean()),
    markedAt: z.optional(momentSchema),
  })
  .check(
    z.superRefine((mark, context) => {
      const others = ['all', 'type', 'types', 'upTo', 'markedAt'] as const;
      const extra =
        mark.ids === undefined ? undefined : others.find((name) => mark[name] !== undefined);
      if (extra !== undefined) {
        context.addIssue({ code: 'custom', path: [extra], input: mark[extra] });
      }
    }),
  );
export type Mark = z.output<typeof markSchema>;

/** What is unread after marking, and when that was, for taking it back. */
export const markedSchema = z.extend(unreadSchema, { markedAt: z.string() });

/** What open pages hear after a change: event `notifications.changed`. */
export const CHANGED_EVENT = 'notifications.changed';
