import {
  heldSchema,
  idSchema,
  imageSchema,
  linkPreviewSchema,
  momentSchema,
  personSummarySchema,
  textLimits,
  textOf,
} from '@upround/shared/domain';
import * as z from 'zod/mini';
import { postLimits } from './post-limits';

export const postTextSchema = textOf(textLimits.post);
export const altTextSchema = textOf(textLimits.altText, 0);

/** A mention inside a text: UTF-16 offsets, as JavaScript counts them. */
export const mentionSchema = z.object({
  start: z.int(),
  end: z.int(),
  userId: z.string(),
  slug: z.string(),
});

/** A text with its mentions. The client finds links and hashtags. */
const bodySchema = {
  text: z.string(),
  mentions: z.array(mentionSchema),
  images: z.array(imageSchema),
};

export const threadPartSchema = z.object(bodySchema);

export const pollSchema = z.object({
  options: z.array(z.object({ id: z.string(), text: z.string(), votes: z.int() })),
  multiple: z.boolean(),
  endsAt: z.string(),
  closed: z.boolean(),
  voters: z.int(),
  /** The reader's own vote, option ids; empty before voting. */
  selection: z.array(z.string()),
});
export type Poll = z.output<typeof pollSchema>;

/** A quiz as its viewer may see it: right options, votes and explanation are included once it is `revealed`. */
export const quizSchema = z.object({
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      votes: z.optional(z.int()),
      right: z.optional(z.boolean()),
    }),
  ),
  multiple: z.boolean(),
  /** Null for a quiz that stays open. */
  endsAt: z.nullable(z.string()),
  closed: z.boolean(),
  voters: z.int(),
  /** The reader's own answer, option ids; empty before the attempt. */
  selection: z.array(z.string()),
  /** True for people who have answered, for the author, and for everyone after its end. */
  revealed: z.boolean(),
  explanation: z.nullable(z.string()),
});
export type Quiz = z.output<typeof quizSchema>;

/** What kind of post the data holds. */
export const postKindSchema = z.enum(['TEXT', 'POLL', 'QUIZ']);

/** Where a post is: in a pod, or on its author's own page. */
export const postReferenceSchema = z.object({
  type: z.enum(['POD', 'USER']),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
});

/** What the reader did with a record. */
export const viewerStateSchema = z.object({
  liked: z.boolean(),
  bookmarked: z.boolean(),
  followsAuthor: z.boolean(),
  own: z.boolean(),
});

export const postDataSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: postKindSchema,
  ...bodySchema,
  /** Every part of a thread, in order; empty for a POST. The first repeats the fields above. */
  parts: z.array(threadPartSchema),
  poll: z.nullable(pollSchema),
  /** Only of a post whose kind is QUIZ. */
  quiz: z.optional(quizSchema),
  /** The page behind the first link; none beside pictures, or where the author took it away. */
  linkPreview: z.optional(z.nullable(linkPreviewSchema)),
  author: personSummarySchema,
  reference: postReferenceSchema,
  likeCount: z.int(),
  commentCount: z.int(),
  bookmarkCount: z.int(),
  viewer: viewerStateSchema,
  /** `HIDDEN` is seen by its author and by moderators only. */
  state: z.enum(['ACTIVE', 'HIDDEN']),
  /** Why a hidden one waits for a moderator; null where it doesn't. */
  held: z.optional(z.nullable(heldSchema)),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
});
export type PostData = z.output<typeof postDataSchema>;

export const feedItemSchema = z.object({
  type: z.enum(['POST', 'THREAD']),
  data: postDataSchema,
});
export type FeedItem = z.output<typeof feedItemSchema>;

/** A poll as it is written. `endsAt` is one hour to fourteen days ahead of the server's clock. */
export const pollDraftSchema = z.strictObject({
  options: z
    .array(textOf(textLimits.pollOption))
    .check(z.minLength(2), z.maxLength(postLimits.pollOptions)),
  multiple: z.boolean(),
  endsAt: momentSchema,
});

/** A quiz as it is written: one right option, or any number where `multiple`. Without `endsAt` it stays open. */
export const quizDraftSchema = z.strictObject({
  options: z
    .array(z.strictObject({ text: textOf(textLimits.pollOption), right: z.boolean() }))
    .check(z.minLength(2), z.maxLength(postLimits.pollOptions)),
  multiple: z.boolean(),
  endsAt: z.optional(momentSchema),
  explanation: z.optional(textOf(textLimits.quizExplanation, 0)),
});

/** One part of a thread as it is written. Images belong to the first part. */
const partDraftSchema = z.strictObject({ text: postTextSchema });

export const postDraftSchema = z.strictObject({
  type: z.enum(['POST', 'THREAD']),
  /** The text of a POST; empty only beside images, a poll or a quiz. Left out for a THREAD. */
  text: z.optional(textOf(textLimits.post, 0)),
  /** One alt text for each image, in order. */
  alts: z.optional(z.array(altTextSchema).check(z.maxLength(postLimits.images))),
  poll: z.optional(pollDraftSchema),
  quiz: z.optional(quizDraftSchema),
  parts: z.optional(z.array(partDraftSchema).check(z.minLength(2), z.maxLength(postLimits.parts))),
  /** The pod to post into. */
  reference: z.optional(z.strictObject({ type: z.literal('POD'), id: idSchema })),
  /** False hides the preview of the first link. Previews are fetched by the server, never sent by clients. */
  preview: z.optional(z.boolean()),
});
