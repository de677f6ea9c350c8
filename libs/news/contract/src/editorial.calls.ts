import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  articleSchema,
  articleSummarySchema,
  essaySchema,
  essaySummarySchema,
} from './editorial.schema';

const bySlug = z.strictObject({ slug: idSchema });

export const listArticles = defineCall({
  id: 'news.listArticles',
  summary: 'Lists the editorial articles, newest first',
  method: 'GET',
  version: 'v1',
  path: '/articles',
  query: z.strictObject({ ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(articleSummarySchema),
});

export const readArticle = defineCall({
  id: 'news.readArticle',
  summary: 'Reads one article by its slug',
  method: 'GET',
  version: 'v1',
  path: '/articles/{slug}',
  params: bySlug,
  access: 'guest',
  limit: 'read',
  response: articleSchema,
});

export const listEssays = defineCall({
  id: 'news.listEssays',
  summary: 'Lists the premium essays, newest first; only `locked` differs between people',
  method: 'GET',
  version: 'v1',
  path: '/essay',
  query: z.strictObject({ ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: z.object({
    data: z.array(essaySummarySchema),
    prevSegment: z.nullable(z.string()),
    nextSegment: z.nullable(z.string()),
    /** Essays in all. */
    total: z.int(),
  }),
});

export const readEssay = defineCall({
  id: 'news.readEssay',
  summary: 'Reads one essay by its slug: the full text with a plan, a preview without',
  method: 'GET',
  version: 'v1',
  path: '/essay/{slug}',
  params: bySlug,
  access: 'guest',
  limit: 'read',
  response: essaySchema,
});
