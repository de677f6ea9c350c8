import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { ideaChangeSchema, ideaDraftSchema, ideaSchema, ideaSorts } from './idea.schema';

const ideaPageSchema = segmentOf(ideaSchema);
const params = z.strictObject({ id: idSchema });

export const listIdeas = defineCall({
  id: 'feed.listIdeas',
  summary: 'Lists ideas: by how many would use them, trending, or newest first',
  method: 'GET',
  version: 'v3',
  path: '/idea',
  query: z.strictObject({ sort: z.optional(z.enum(ideaSorts)), ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: ideaPageSchema,
});

export const listIdeasByUser = defineCall({
  id: 'feed.listIdeasByUser',
  summary: 'Lists the ideas of a person, newest first',
  method: 'GET',
  version: 'v1',
  path: '/idea',
  selectedBy: ['userId'],
  query: z.strictObject({ userId: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: ideaPageSchema,
});

export const listRelatedIdeas = defineCall({
  id: 'feed.listRelatedIdeas',
  summary: 'Lists other ideas beside a record: related to it, trending, or at random',
  method: 'GET',
  version: 'v2',
  path: '/idea',
  selectedBy: ['referenceId'],
  query: z.strictObject({
    /** An idea or a post; it is not in the list itself. */
    referenceId: idSchema,
    /** `related` by default: ideas that share the most words with the record. */
    filter: z.optional(z.enum(['related', 'trending', 'random'])),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: ideaPageSchema,
});

export const readIdea = defineCall({
  id: 'feed.readIdea',
  summary: 'Reads one idea by id or slug',
  method: 'GET',
  version: 'v1',
  path: '/idea/{id}',
  params,
  access: 'guest',
  limit: 'read',
  response: ideaSchema,
});

export const createIdea = defineCall({
  id: 'feed.createIdea',
  summary: 'Creates an idea',
  method: 'POST',
  version: 'v1',
  path: '/idea',
  access: 'member',
  limit: 'post',
  bodyKind: 'form',
  body: ideaDraftSchema,
  response: ideaSchema,
  status: 201,
});

export const editIdea = defineCall({
  id: 'feed.editIdea',
  summary: 'Edits one of your ideas',
  method: 'PATCH',
  version: 'v1',
  path: '/idea/{id}',
  params,
  access: 'member',
  limit: 'post',
  body: ideaChangeSchema,
  response: ideaSchema,
});

export const deleteIdea = defineCall({
  id: 'feed.deleteIdea',
  summary: 'Deletes one of your ideas; moderators can delete any idea',
  method: 'DELETE',
  version: 'v1',
  path: '/idea/{id}',
  params,
  access: 'member',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
});
