import * as z from 'zod/mini';

/** Who wrote a text of ours: a member with a page, or a name alone. */
export const authorSchema = z.object({
  name: z.string(),
  slug: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
});

/** One heading of a text, in its order; `anchor` is the id that the heading carries on the page. */
export const headingSchema = z.object({
  level: z.union([z.literal(2), z.literal(3)]),
  text: z.string(),
  anchor: z.string(),
});
export type Heading = z.output<typeof headingSchema>;

/** What articles and essays show in their lists. */
const summaryFields = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: authorSchema,
  tags: z.array(z.string()),
  /** Of the whole text. */
  readingMinutes: z.int(),
  publishedAt: z.string(),
  /** When it was last changed in substance; null where it was not. */
  updatedAt: z.nullable(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  bookmarkCount: z.int(),
  viewer: z.object({ liked: z.boolean(), bookmarked: z.boolean() }),
};

/** An editorial article as lists show it. */
export const articleSummarySchema = z.object(summaryFields);
export type ArticleSummary = z.output<typeof articleSummarySchema>;

/** The whole article. */
export const articleSchema = z.extend(articleSummarySchema, {
  outline: z.array(headingSchema),
  /** Markdown without the title. */
  body: z.string(),
});
export type Article = z.output<typeof articleSchema>;

/** An essay as lists show it; `locked` where the viewer's plan does not open it. */
export const essaySummarySchema = z.object({ ...summaryFields, locked: z.boolean() });
export type EssaySummary = z.output<typeof essaySummarySchema>;

/** One essay: its beginning and outline for everyone, its text for members with a plan. */
export const essaySchema = z.extend(essaySummarySchema, {
  outline: z.array(headingSchema),
  /** The first paragraphs, as Markdown; the text begins with them. */
  preview: z.string(),
  /** Markdown of the whole text without the title; left out while it is locked. */
  body: z.optional(z.string()),
});
export type Essay = z.output<typeof essaySchema>;
