import { defineCall, defineErrors, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { feedItemSchema, postDraftSchema, postTextSchema } from './post.schema';
import { postLimits } from './post-limits';

export const postErrors = defineErrors({
  POD_NOT_FOUND: { status: 404, sentence: 'This pod does not exist.' },
  IMAGE_UNREADABLE: { status: 400, sentence: 'This file is not a picture that we can read.' },
  IMAGE_TOO_LARGE: { status: 400, sentence: 'This picture is larger than 24 megapixels.' },
  POLL_END_OUT_OF_RANGE: {
    status: 400,
    sentence: 'A poll ends between one hour and fourteen days from now.',
  },
  POLL_HAS_VOTES: {
    status: 409,
    sentence: 'People have voted on this text already, so it stays as it is.',
  },
});

const feedPageSchema = segmentOf(feedItemSchema);

export const readFeed = defineCall({
  id: 'feed.readFeed',
  summary: 'Reads the feed: trending, latest or following; null when nobody is followed',
  method: 'GET',
  version: 'v4',
  path: '/post',
  selectedBy: ['filter'],
  query: z.strictObject({ filter: z.enum(['trending', 'latest', 'following']), ...segmentQuery }),
  access: 'guest',
  paging: 'segment',
  response: z.nullable(feedPageSchema),
});

export const listPodPostsByUser = defineCall({
  id: 'feed.listPodPostsByUser',
  summary: 'Lists what a person posted inside pods',
  method: 'GET',
  version: 'v4',
  path: '/post',
  selectedBy: ['userId'],
  query: z.strictObject({ type: z.literal('POD'), userId: idSchema, ...segmentQuery }),
  access: 'guest',
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
  paging: 'segment',
  response: feedPageSchema,
});

export const listPostsByUser = defineCall({
  id: 'feed.listPostsByUser',
  summary: 'Lists what a person posted outside pods',
  method: 'GET',
  version: 'v3',
  path: '/post',
  selectedBy: ['userId'],
  query: z.strictObject({ type: z.literal('POST'), userId: idSchema, ...segmentQuery }),
  access: 'guest',
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
  response: feedItemSchema,
});

export const createPost = defineCall({
  id: 'feed.createPost',
  summary: 'Writes a post, a poll or a thread, on one’s own page or into a pod',
  method: 'POST',
  version: 'v2',
  path: '/post',
  access: 'member',
  limit: 'post',
  bodyKind: 'form',
  body: postDraftSchema,
  files: { images: { max: postLimits.images, maxBytes: postLimits.imageBytes } },
  response: feedItemSchema,
  status: 201,
  errors: [
    postErrors.POD_NOT_FOUND,
    postErrors.IMAGE_UNREADABLE,
    postErrors.IMAGE_TOO_LARGE,
    postErrors.POLL_END_OUT_OF_RANGE,
  ],
});

export const editPost = defineCall({
  id: 'feed.editPost',
  summary: 'Edits the text of one’s own post',
  method: 'PATCH',
  version: 'v2',
  path: '/post/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  limit: 'post',
  body: z.strictObject({ text: postTextSchema }),
  response: feedItemSchema,
  errors: [postErrors.POLL_HAS_VOTES],
});

export const deletePost = defineCall({
  id: 'feed.deletePost',
  summary: 'Deletes one’s own post; a moderator deletes any',
  method: 'DELETE',
  version: 'v2',
  path: '/post/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
});
