import { amountSchema, momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { budgetSchema } from './mentor-filters.schema';
import { mentorCardSchema, mentorCountsSchema } from './mentor.schema';
import {
  languageSchema,
  mentorNeedSchema,
  mentorStageSchema,
  mentorTimeSchema,
} from './topics.schema';

/** The questions of the guided choice, in the order in which they are asked. */
export const matchQuestions = ['stage', 'need', 'language', 'budget', 'when'] as const;
export type MatchQuestion = (typeof matchQuestions)[number];

/** What the guided choice offers as a budget, in paise: free, then 500, 1,500, 3,000 and 10,000 rupees. */
export const matchBudgets = [0, 50_000, 150_000, 300_000, 1_000_000] as const;

/** What was answered so far; a question that is missing excludes no one. */
export const matchQuerySchema = z.strictObject({
  stage: z.optional(mentorStageSchema),
  need: z.optional(mentorNeedSchema),
  language: z.optional(languageSchema),
  /** The most that a session may cost, in paise. */
  budget: z.optional(budgetSchema),
  when: z.optional(mentorTimeSchema),
});
export type MatchQuery = z.output<typeof matchQuerySchema>;

/** `isFirst`: the mentor named it first. */
const named = { value: z.string(), isFirst: z.boolean() };

/** Why a mentor is listed where they are. */
export const matchReasonSchema = z.discriminatedUnion('question', [
  z.object({ question: z.literal('stage'), ...named }),
  z.object({ question: z.literal('need'), ...named }),
  z.object({ question: z.literal('language'), ...named }),
  z.object({ question: z.literal('budget'), priceFrom: amountSchema }),
  z.object({ question: z.literal('when'), nextSlot: momentSchema }),
]);
export type MentorMatchReason = z.output<typeof matchReasonSchema>;

export const mentorMatchSchema = z.object({
  /** The best first. */
  matches: z.array(z.object({ mentor: mentorCardSchema, reasons: z.array(matchReasonSchema) })),
  /** How many mentors match, also those that aren't listed. */
  total: z.int(),
  counts: mentorCountsSchema,
  /** Only where no mentor matches: answers to drop, what leaves the most first. */
  loosen: z.array(z.object({ without: z.array(z.enum(matchQuestions)), count: z.int() })),
});
export type MentorMatches = z.output<typeof mentorMatchSchema>;
