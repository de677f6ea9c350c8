import { defineCall } from '@upround/shared/contract-core';
import { kindsThat, personSummarySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The most people that one query suggests; there are fewer of everything else. */
export const SUGGESTION_LIMIT = 8;

const suggestionSchema = z.object({ type: z.literal('USER'), data: personSummarySchema });
export type Suggestion = z.output<typeof suggestionSchema>;

const suggestedRecordSchema = z.object({
  type: z.enum(kindsThat('suggest')),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** How many follow or joined it. */
  followerCount: z.int(),
});
export type SuggestedRecord = z.output<typeof suggestedRecordSchema>;

export const listSuggestions = defineCall({
  id: 'search.listSuggestions',
  summary: 'Suggests people, queries, named records and tags that start with the typed text',
  method: 'GET',
  version: 'v1',
  path: '/search/suggestions',
  query: z.strictObject({ query: textOf(textLimits.query, 0) }),
  access: 'guest',
  limit: 'search',
  response: z.object({
    data: z.array(suggestionSchema),
    /** The typed text with its last word completed, by words that several people wrote in public. */
    queries: z.array(z.string()),
    records: z.array(suggestedRecordSchema),
    /** Without the sign; `count` is of people who used it lately. */
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
});
