import { coreErrors, defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { feedItemSchema } from './post.schema';

const feedPageSchema = segmentOf(feedItemSchema);

export const readFeed = defineCall({
  id: 'feed.readFeed',
  summary: 'Reads the feed: trending, latest or following; null if you follow no one',
  method: 'GET',
  version: 'v4',
  path: '/post',
  selectedBy: ['filter'],
  query: z.strictObject({ filter: z.enum(['trending', 'latest', 'following']), ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: z.nullable(feedPageSchema),
  errors: [coreErrors.LOGIN_REQUIRED],
});

export const listPodPostsByUser = defineCall({
  id: 'feed.listPodPostsByUser',
  summary: 'Lists a person’s posts in pods',
  method: 'GET',
  version: 'v4',
  path: '/post',
  selectedBy: ['userId'],
  query: z.strictObject({ type: z.literal('POD'), userId: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: feedPageSchema,
});

export const readPostByQuery = defineCall({
  id: 'feed.readPostByQuery',
  summary: 'Reads one post by id and type',
  method: 'GET',
  version: 'v4',
  path: '/post',
  selectedBy: ['id'],
  query: z.strictObject({ id: idSchema, type: z.enum(['POST', 'THREAD']) }),
  access: 'guest',
  limit: 'read',
  response: feedItemSchema,
});

export const listPodPosts = defineCall({
  id: 'feed.listPodPosts',
  summary: 'Lists the posts of a pod, trending or latest',
  method: 'GET',
  version: 'v3',
  path: '/post',
  selectedBy: ['filter'],
  query: z.strictObject({
    filter: z.enum(['trending', 'latest']),
    type: z.literal('POD'),
    id: idSchema,
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: feedPageSchema,
});

export const listPostsByUser = defineCall({
  id: 'feed.listPostsByUser',
  summary: 'Lists a person’s posts outside pods',
  method: 'GET',
  version: 'v3',
  path: '/post',
  selectedBy: ['userId'],
  query: z.strictObject({ type: z.literal('POST'), userId: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: feedPageSchema,
});

export const readPost = defineCall({
  id: 'feed.readPost',
  summary: 'Reads one post by id or slug',
  method: 'GET',
  version: 'v3',
  path: '/post/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'guest',
  limit: 'read',
  response: feedItemSchema,
});
