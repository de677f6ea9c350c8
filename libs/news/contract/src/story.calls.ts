import { coreErrors, defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { newsLimits } from './news-limits';
import { languageSchema, storySchema } from './story.schema';

export const listStories = defineCall({
  id: 'news.listStories',
  summary: 'Lists stories, newest first: all, from one source, or from the sources you follow',
  method: 'GET',
  version: 'v3',
  path: '/news',
  query: z.strictObject({
    /** `following` is for members; a guest gets 401. `latest` by default. */
    filter: z.optional(z.enum(['latest', 'following'])),
    /** Id or slug of a source; an unknown one has no stories. */
    source: z.optional(idSchema),
    language: z.optional(languageSchema),
    /** Of one source; `newest` by default. Other lists have the newest first whatever is said. */
    sort: z.optional(z.enum(['newest', 'oldest'])),
    /** Where the list begins: newest first, what came out before it; oldest first, what came out then or later. */
    from: z.optional(momentSchema),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(storySchema),
  errors: [coreErrors.LOGIN_REQUIRED],
});

export const readStory = defineCall({
  id: 'news.readStory',
  summary: 'Reads one story by id or slug',
  method: 'GET',
  version: 'v3',
  path: '/news/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'guest',
  limit: 'read',
  response: storySchema,
});

export const listStoriesOfSources = defineCall({
  id: 'news.listStoriesOfSources',
  summary: 'Lists stories from some sources, newest first',
  method: 'GET',
  version: 'v2',
  path: '/news',
  query: z.strictObject({
    /** Ids or slugs, with commas between. */
    sourceIds: z.array(idSchema).check(z.minLength(1), z.maxLength(newsLimits.sourceIds)),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(storySchema),
});
