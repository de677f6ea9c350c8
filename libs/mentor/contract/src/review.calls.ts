import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorErrors } from './mentor.errors';
import { mentorReviewSchema, reviewDraftSchema, sessionReviewSchema } from './review.schema';

export const listMentorReviews = defineCall({
  id: 'mentor.listMentorReviews',
  summary: 'Lists what mentees wrote about a mentor, newest first',
  method: 'GET',
  version: 'v1',
  path: '/mentor/{slug}/review',
  params: z.strictObject({ slug: idSchema }),
  query: z.strictObject(segmentQuery),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(mentorReviewSchema),
});

export const reviewSession = defineCall({
  id: 'mentor.reviewSession',
  summary: 'Writes your review of a session',
  method: 'POST',
  version: 'v1',
  path: '/mentor-booking/{id}/review',
  params: z.strictObject({ id: idSchema }),
  body: reviewDraftSchema,
  access: 'member',
  limit: 'comment',
  status: 201,
  response: z.object({
    review: sessionReviewSchema,
    /** Whether both are written, so that each side reads the other's. */
    isRevealed: z.boolean(),
  }),
  errors: [mentorErrors.NOT_REVIEWABLE, mentorErrors.REVIEWED],
});
