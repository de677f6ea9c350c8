import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, kindsThat, referenceFields } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { commentSchema, commentTextSchema, replySchema } from './comment.schema';

export const commentTypes = kindsThat('comment');

const byId = z.strictObject({ id: idSchema });
const textBody = z.strictObject({ text: commentTextSchema });

export const listComments = defineCall({
  id: 'social.listComments',
  summary: 'Lists the comments on a record',
  method: 'GET',
  version: 'v1',
  path: '/comment',
  query: z.strictObject({
    ...referenceFields(commentTypes),
    sort: z.optional(z.enum(['best', 'new', 'old'])),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(commentSchema),
});

export const listReplies = defineCall({
  id: 'social.listReplies',
  summary: 'Lists the replies to a comment, oldest first',
  method: 'GET',
  version: 'v1',
  path: '/reply',
  query: z.strictObject({ commentId: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(replySchema),
});

const writing = { version: 'v1', access: 'member', limit: 'comment' } as const;

export const createComment = defineCall({
  ...writing,
  id: 'social.createComment',
  summary: 'Comments on a record',
  method: 'POST',
  path: '/comment',
  body: z.strictObject({ ...referenceFields(commentTypes), text: commentTextSchema }),
  response: commentSchema,
  status: 201,
});

export const createReply = defineCall({
  ...writing,
  id: 'social.createReply',
  summary: 'Replies to a comment',
  method: 'POST',
  path: '/reply',
  body: z.strictObject({ commentId: idSchema, text: commentTextSchema }),
  response: replySchema,
  status: 201,
});

export const editComment = defineCall({
  ...writing,
  id: 'social.editComment',
  summary: 'Edits one of your comments',
  method: 'PATCH',
  path: '/comment/{id}',
  params: byId,
  body: textBody,
  response: commentSchema,
});

export const editReply = defineCall({
  ...writing,
  id: 'social.editReply',
  summary: 'Edits one of your replies',
  method: 'PATCH',
  path: '/reply/{id}',
  params: byId,
  body: textBody,
  response: replySchema,
});

export const deleteComment = defineCall({
  ...writing,
  id: 'social.deleteComment',
  summary: 'Removes a comment and the replies to it',
  method: 'DELETE',
  path: '/comment/{id}',
  params: byId,
});

export const deleteReply = defineCall({
  ...writing,
  id: 'social.deleteReply',
  summary: 'Removes a reply',
  method: 'DELETE',
  path: '/reply/{id}',
  params: byId,
});
