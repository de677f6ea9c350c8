import { ideaNeedSchema, ideaStageSchema } from '@upround/feed/contract';
import * as z from 'zod/mini';

const pictureShape = z.object({ id: z.string(), file: z.instanceof(Blob), alt: z.string() });

const endShape = z.union([
  z.object({ kind: z.literal('hours'), hours: z.number() }),
  z.object({ kind: z.literal('exact'), local: z.string() }),
]);

const quizShape = z.object({
  options: z.array(z.object({ text: z.string(), right: z.boolean() })),
  multiple: z.boolean(),
  end: z.nullable(endShape),
  explanation: z.string(),
});

const ideaShape = z.object({
  title: z.string(),
  description: z.string(),
  problem: z.string(),
  solution: z.string(),
  stage: ideaStageSchema,
  lookingFor: z.array(ideaNeedSchema),
});

/** Drafts that an earlier version of the app stored are checked against these schemas. */
export const draftShape = z.object({
  id: z.string(),
  mode: z.enum(['post', 'poll', 'quiz', 'idea', 'thread']),
  pod: z.nullable(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  text: z.string(),
  parts: z.array(z.string()),
  pictures: z.array(pictureShape),
  poll: z.object({ options: z.array(z.string()), multiple: z.boolean(), end: endShape }),
  /** Missing in drafts from before there were quizzes. */
  quiz: z.optional(quizShape),
  /** Missing in drafts from before there were ideas. */
  idea: z.optional(ideaShape),
  noPageOf: z.optional(z.string()),
  savedAt: z.number(),
});

export const unsentShape = z.object({
  id: z.string(),
  userId: z.string(),
  draft: draftShape,
  sentAt: z.number(),
  state: z.enum(['sending', 'failed']),
  failure: z.nullable(
    z.object({
      why: z.string(),
      isOffline: z.boolean(),
      refusals: z.array(z.object({ path: z.optional(z.string()), sentence: z.string() })),
    }),
  ),
});
