import { coreErrors, defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { feedItemSchema } from './post.schema';

export const listQuizPolls = defineCall({
  id: 'feed.listQuizPolls',
  summary: 'Lists polls and quizzes that you can answer, or those you’ve answered',
  method: 'GET',
  version: 'v1',
  path: '/quiz-poll',
  query: z.strictObject({
    /** `answered` is the viewer’s own history, the latest answer first; the others contain open ones. */
    tab: z.enum(['all', 'polls', 'quizzes', 'answered']),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  thrown: 'Error: {status} - {statusText}',
  response: segmentOf(feedItemSchema),
  errors: [coreErrors.LOGIN_REQUIRED],
});
