import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { postErrors } from './post.errors';
import { feedItemSchema, postDraftSchema, postTextSchema } from './post.schema';
import { postLimits } from './post-limits';

export const createPost = defineCall({
  id: 'feed.createPost',
  summary: 'Publishes a post, poll, quiz or thread on your page or in a pod',
  method: 'POST',
  version: 'v2',
  path: '/post',
  access: 'member',
  limit: 'post',
  switch: 'uploads',
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
    postErrors.QUIZ_END_OUT_OF_RANGE,
    postErrors.QUIZ_RIGHT_OPTION,
  ],
});

export const editPost = defineCall({
  id: 'feed.editPost',
  summary: 'Edits the text of one of your posts',
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
  summary: 'Deletes one of your posts; moderators can delete any post',
  method: 'DELETE',
  version: 'v2',
  path: '/post/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
});
