import { momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorLimits } from './mentor-limits';

const starsSchema = z.int().check(z.minimum(1), z.maximum(mentorLimits.stars));

/** What a mentee wrote about a mentor, as everyone reads it. */
export const mentorReviewSchema = z.object({
  id: z.string(),
  author: personSummarySchema,
  stars: starsSchema,
  text: z.string(),
  /** What was booked. */
  service: z.string(),
  /** When the session took place. */
  sessionAt: momentSchema,
  createdAt: momentSchema,
});
export type MentorReview = z.output<typeof mentorReviewSchema>;

/** A review as the two sides of a session read it. */
export const sessionReviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  text: z.string(),
  /** For the other side alone. */
  privateText: z.string(),
  createdAt: momentSchema,
});
export type SessionReview = z.output<typeof sessionReviewSchema>;

export const reviewDraftSchema = z.strictObject({
  stars: starsSchema,
  text: textOf(mentorLimits.review, 0),
  privateText: z.optional(textOf(mentorLimits.privateReview, 0)),
});
export type ReviewDraft = z.output<typeof reviewDraftSchema>;
