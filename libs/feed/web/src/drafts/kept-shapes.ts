import * as z from 'zod/mini';

const pictureShape = z.object({ id: z.string(), file: z.instanceof(Blob), alt: z.string() });

const endShape = z.union([
  z.object({ kind: z.literal('hours'), hours: z.number() }),
  z.object({ kind: z.literal('exact'), local: z.string() }),
]);

/** What a device may have kept from an earlier version of the app is held against these before it is shown. */
export const draftShape = z.object({
  id: z.string(),
  mode: z.enum(['post', 'poll', 'thread']),
  pod: z.nullable(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  text: z.string(),
  parts: z.array(z.string()),
  pictures: z.array(pictureShape),
  poll: z.object({ options: z.array(z.string()), multiple: z.boolean(), end: endShape }),
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
