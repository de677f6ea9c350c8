import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, kindsThat, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  searchCorrectionSchema,
  searchFacetsSchema,
  searchHitSchema,
  searchKindSchema,
} from './hit.schema';

/** The most hits of one kind beside another page. */
export const TOP_LIMIT = 5;

const hitsSchema = z.object({ data: z.array(searchHitSchema) });

export const search = defineCall({
  id: 'search.search',
  summary: 'Searches everything, or one kind, best matches first',
  method: 'GET',
  version: 'v4',
  path: '/search',
  query: z.strictObject({
    /** Words and operators, as `parseQuery` reads them. Nothing to look for finds nothing. */
    query: textOf(textLimits.query, 0),
    kind: z.optional(searchKindSchema),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'search',
  paging: 'segment',
  response: z.extend(segmentOf(searchHitSchema), {
    /** Of the first page; null on later ones. They count hits of every kind, whatever `kind` is. */
    facets: z.nullable(searchFacetsSchema),
    correction: z.nullable(searchCorrectionSchema),
  }),
});

export const searchTop = defineCall({
  id: 'search.top',
  summary: 'Returns the five best matches of a kind, or what’s trending without a query',
  method: 'GET',
  version: 'v4',
  path: '/search',
  selectedBy: ['type'],
  query: z.strictObject({
    type: z.enum(kindsThat('trend')),
    query: z.optional(textOf(textLimits.query, 0)),
  }),
  access: 'guest',
  limit: 'search',
  response: hitsSchema,
});

export const explore = defineCall({
  id: 'search.explore',
  summary:
    'Finds records of a kind that match a query, best first or at random; all of them without a query',
  method: 'GET',
  version: 'v1',
  path: '/search',
  query: z.strictObject({
    type: z.enum(kindsThat('explore')),
    filter: z.enum(['trending', 'random']),
    query: z.optional(textOf(textLimits.query, 0)),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'search',
  paging: 'segment',
  /** Records at random are one page; asking again draws others. */
  response: segmentOf(searchHitSchema),
  thrown: 'Error fetching data: {statusText}',
});

export const listRecommendations = defineCall({
  id: 'search.listRecommendations',
  summary: 'Finds records similar to another one',
  method: 'GET',
  version: 'v2',
  path: '/recommendations',
  query: z.strictObject({ type: z.enum(kindsThat('relate')), id: idSchema }),
  access: 'guest',
  limit: 'read',
  response: hitsSchema,
});
