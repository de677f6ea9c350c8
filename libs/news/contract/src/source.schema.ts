import * as z from 'zod/mini';

/** A source as a story names it. */
export const sourceSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Host of its own page, as in `harbour-ledger.example`. */
  host: z.string(),
});
export type SourceSummary = z.output<typeof sourceSummarySchema>;

/** Where stories come from. */
export const sourceSchema = z.extend(sourceSummarySchema, {
  description: z.string(),
  /** Its own page; null where the feed names none. */
  homeUrl: z.nullable(z.string()),
  /** What most of it is written in, as in `en`; null where we cannot tell. */
  language: z.nullable(z.string()),
  /** `DEMO` sources belong to the demo community: they are fictional and so is what they tell. */
  kind: z.enum(['FEED', 'DEMO']),
  followerCount: z.int(),
  storyCount: z.int(),
  /** When its newest story came out. */
  lastPublishedAt: z.nullable(z.string()),
  /** How reading it goes: not read yet, well, not at present, or stopped by us. */
  reading: z.enum(['NEW', 'OK', 'FAILING', 'PAUSED']),
  /** When it was last read without an error. */
  lastReadAt: z.nullable(z.string()),
  viewer: z.object({
    followed: z.boolean(),
    /** Its stories stay out of the viewer's lists, but for its own page. */
    muted: z.boolean(),
  }),
});
export type Source = z.output<typeof sourceSchema>;
