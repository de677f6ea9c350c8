import { imageSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { sourceSummarySchema } from './source.schema';

/** A language as feeds name it, without country: `en`, `hi`. */
export const languageSchema = z.string().check(z.regex(/^[a-z]{2,3}$/));

/** The same story in another source. */
export const otherTellingSchema = z.object({
  source: sourceSummarySchema,
  url: z.string(),
  publishedAt: z.string(),
});

/** A story of a source: a short piece of its text, and the way to the original. */
export const storySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Plain text of at most `newsLimits.excerpt` characters; empty where the source gives none. */
  excerpt: z.string(),
  /** The original, on the source's own pages. */
  url: z.string(),
  /** Host of the original. */
  host: z.string(),
  source: sourceSummarySchema,
  /** Other sources that tell it too, the earliest first. */
  alsoIn: z.array(otherTellingSchema),
  language: z.nullable(z.string()),
  /** Null where the source gives too little of its text to tell. */
  readingMinutes: z.nullable(z.int()),
  /** A copy of ours, checked; never an address of the source. */
  image: z.nullable(imageSchema),
  publishedAt: z.string(),
  likeCount: z.int(),
  commentCount: z.int(),
  bookmarkCount: z.int(),
  viewer: z.object({
    liked: z.boolean(),
    bookmarked: z.boolean(),
    followsSource: z.boolean(),
  }),
});
export type Story = z.output<typeof storySchema>;
