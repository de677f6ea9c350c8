import * as z from 'zod/mini';

/** How far the companies are that a mentor helps. */
export const mentorStages = ['IDEA', 'PRE_SEED', 'SEED', 'SERIES_A', 'GROWTH'] as const;
export const mentorStageSchema = z.enum(mentorStages);
export type MentorStage = (typeof mentorStages)[number];

/** What a mentor helps with. */
export const mentorNeeds = [
  'FUNDRAISING',
  'PRODUCT',
  'GO_TO_MARKET',
  'HIRING',
  'FINANCE',
  'LEGAL',
  'TECHNOLOGY',
  'SALES',
  'WINDING_DOWN',
] as const;
export const mentorNeedSchema = z.enum(mentorNeeds);
export type MentorNeed = (typeof mentorNeeds)[number];

/** How soon a session has to be possible. */
export const mentorTimes = ['THIS_WEEK', 'TWO_WEEKS', 'THIS_MONTH'] as const;
export const mentorTimeSchema = z.enum(mentorTimes);
export type MentorTime = (typeof mentorTimes)[number];

/** A language by BCP 47, such as `hi` or `pt-BR`. */
export const languageSchema = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/));
