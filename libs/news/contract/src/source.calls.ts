import { coreErrors, defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, relationSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { sourceSchema } from './source.schema';

export const listSources = defineCall({
  id: 'news.listSources',
  summary: 'Lists the news sources by name, or those you follow or mute',
  method: 'GET',
  version: 'v1',
  path: '/sources',
  query: z.strictObject({
    /** Only those that the viewer follows, or muted; a guest gets 401. */
    filter: z.optional(z.enum(['followed', 'muted'])),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(sourceSchema),
  errors: [coreErrors.LOGIN_REQUIRED],
});

export const readSource = defineCall({
  id: 'news.readSource',
  summary: 'Reads one source by id or slug',
  method: 'GET',
  version: 'v1',
  path: '/sources/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'guest',
  limit: 'read',
  response: sourceSchema,
});

const muting = {
  version: 'v1',
  path: '/sources/{id}/mute',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  limit: 'reaction',
  /** `count` is the number of sources that the member has muted. */
  response: relationSchema,
} as const;

export const muteSource = defineCall({
  ...muting,
  id: 'news.muteSource',
  summary: 'Hides a source’s stories from your lists',
  method: 'POST',
});

export const unmuteSource = defineCall({
  ...muting,
  id: 'news.unmuteSource',
  summary: 'Unmutes a source',
  method: 'DELETE',
  status: 200,
});
