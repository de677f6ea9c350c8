import {
  idSchema,
  momentSchema,
  notificationGroupSchema,
  notificationTypeSchema,
  personSummarySchema,
  referenceTypeSchema,
  sentencePartSchema,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';

const TYPES_MAX = 400;
/** The most types that one call names. */
const TYPES_AT_ONCE = 50;
/** Several types in a query, separated by commas. The server answers 400 to a type that it does not know. */
export const notificationTypesSchema = z
  .string()
  .check(z.maxLength(TYPES_MAX), z.regex(/^[A-Z][A-Z_]*(?:,[A-Z][A-Z_]*)*$/));

export const notificationStateSchema = z.enum(['ALL', 'UNREAD']);

/** How many people a notification shows; `actorCount` counts all of them. */
export const ACTORS_SHOWN = 3;
/** The maximum of `actorCount` and `unreadCount`: it means as many or more. */
export const COUNT_MAX = 1_000;
/** The most ids that one call marks. */
export const MARKED_AT_ONCE = 100;

/**
 * What it is about. `excerpt` stands below the sentence: what was written, or what the notification means.
 * `postType`, `job`, `step`, `search` and `count` are read by the web apps of the release before alone; the next
 * release drops them.
 */
const targetSchema = z.object({
  referenceType: referenceTypeSchema,
  referenceId: z.string(),
  excerpt: z.string(),
  /** A path of ours. */
  deeplink: z.string(),
  /** The company that it is about, with its logo. */
  company: z.optional(z.object({ name: z.string(), logoUrl: z.nullable(z.string()) })),
  postType: z.optional(referenceTypeSchema),
  job: z.optional(z.object({ title: z.string(), company: z.string() })),
  step: z.optional(z.string()),
  search: z.optional(z.string()),
  count: z.optional(z.int()),
});

/** One line of the list: an act, or the same kind of act by several people on one day. */
export const notificationSchema = z.object({
  id: z.string(),
  /** The kind of notification; slices bring kinds of their own, so that a reader goes by `group`. */
  type: notificationTypeSchema,
  group: notificationGroupSchema,
  /** What happened, in parts that are drawn one after another. */
  sentence: z.array(sentencePartSchema),
  /** Ids of calls, or of slices, whose earlier answers it has outdated. */
  outdates: z.array(z.string()),
  target: targetSchema,
  /** Who acted last, newest first. */
  actors: z.array(personSummarySchema),
  actorCount: z.int(),
  readAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the last actor was added. */
  updatedAt: z.string(),
});
export type Notification = z.output<typeof notificationSchema>;

/**
 * How much is unread. It grows out of date: of two, the one with the higher `version` holds. `version` is also the
 * place up to which the list was known, for marking all as read.
 */
export const unreadSchema = z.object({ unreadCount: z.int(), version: z.int() });
export type Unread = z.output<typeof unreadSchema>;

export const notificationSearchSchema = textOf(textLimits.query, 0);

/**
 * What is marked: some by id, or, without `ids`, all; of one `type`, some `types` or a `group`, and up to the version
 * that was seen, where those are named. `read: false` marks as unread again; with the `markedAt` of an earlier
 * answer, just what that one marked.
 */
export const markSchema = z
  .strictObject({
    ids: z.optional(z.array(idSchema).check(z.maxLength(MARKED_AT_ONCE))),
    all: z.optional(z.literal(true)),
    type: z.optional(notificationTypeSchema),
    types: z.optional(
      z.array(notificationTypeSchema).check(z.minLength(1), z.maxLength(TYPES_AT_ONCE)),
    ),
    group: z.optional(notificationGroupSchema),
    upTo: z.optional(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    read: z.optional(z.boolean()),
    markedAt: z.optional(momentSchema),
  })
  .check(
    z.superRefine((mark, context) => {
      const others = ['all', 'type', 'types', 'group', 'upTo', 'markedAt'] as const;
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
