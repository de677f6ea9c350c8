import { defineCall } from '@upround/shared/contract-core';
import { personSummarySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The most suggestions that one query answers. */
export const SUGGESTION_LIMIT = 8;

const suggestionSchema = z.object({ type: z.literal('USER'), data: personSummarySchema });
export type Suggestion = z.output<typeof suggestionSchema>;

export const listSuggestions = defineCall({
  id: 'search.listSuggestions',
  summary: 'Suggests people whose name or slug begins with the query',
  method: 'GET',
  version: 'v1',
  path: '/search/suggestions',
  query: z.strictObject({ query: textOf(textLimits.query, 0) }),
  access: 'guest',
  limit: 'search',
  response: z.object({ data: z.array(suggestionSchema) }),
});
