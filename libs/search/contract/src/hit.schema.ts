import { imageSchema, kindsThat, personSummarySchema, searchKinds } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The kinds of records that search finds. A thread is found as `POST`. */
export const searchKindSchema = z.enum(searchKinds);

/** A text with the places that match the query: UTF-16 ranges, `[start, end]`, in order and apart. */
export const markedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.array(z.int())),
});
export type MarkedText = z.output<typeof markedTextSchema>;

/** One record that was found, enough to show and link it. */
export const searchHitSchema = z.object({
  type: searchKindSchema,
  id: z.string(),
  slug: z.string(),
  /** The name of a person or pod, the title of a story or idea; empty for a post. */
  title: markedTextSchema,
  /** The piece of its text that matches best, in one line; empty where it has none. */
  excerpt: markedTextSchema,
  /** Who wrote it, or for `USER` who it is; null for what no member wrote. */
  person: z.nullable(personSummarySchema),
  /** Its pod or news source. */
  place: z.nullable(
    z.object({ type: z.enum(kindsThat('contain')), slug: z.string(), name: z.string() }),
  ),
  image: z.nullable(imageSchema),
  /** What is special about its kind, in fields of the slice that owns it, as the `stage` of an idea. */
  details: z.optional(z.record(z.string(), z.unknown())),
  /** @deprecated `details`; kept for one release, as is `job`. */
  form: z.optional(z.nullable(z.string())),
  /** Only Premium members read the whole. */
  locked: z.boolean(),
  /** When it was published; null for people and pods. */
  createdAt: z.nullable(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  /** Followers of a person, members of a pod; 0 otherwise. */
  followerCount: z.int(),
  /** Whether the viewer follows the person, joined the pod, or follows who wrote it. */
  followed: z.boolean(),
  job: z.optional(z.unknown()),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/** What the hits are made of, for the tabs and chips beside them. */
export const searchFacetsSchema = z.object({
  /** Hits of each kind that has any; where `more` is set there are at least so many. */
  kinds: z.array(z.object({ type: searchKindSchema, count: z.int(), more: z.boolean() })),
  /** Tags that the best hits carry, the commonest first; none that the query names. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type SearchFacets = z.output<typeof searchFacetsSchema>;

/**
 * The query as it was probably meant. `applied` says that nothing matched the typed one and these are the hits of it.
 */
export const searchCorrectionSchema = z.object({ query: z.string(), applied: z.boolean() });
