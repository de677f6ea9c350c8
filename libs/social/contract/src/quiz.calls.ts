import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';

/** How a person does in quizzes. A streak is right answers in a row, from the latest back. */
export const quizScoreSchema = z.object({
  attempted: z.int(),
  right: z.int(),
  streak: z.int(),
  bestStreak: z.int(),
});
export type QuizScore = z.output<typeof quizScoreSchema>;

/** What an attempt reveals. */
export const quizResultSchema = z.object({
  /** Every right option and no other was chosen. */
  correct: z.boolean(),
  /** Ids of the right options. */
  right: z.array(z.string()),
  explanation: z.nullable(z.string()),
  /** After this attempt. */
  score: quizScoreSchema,
});
export type QuizResult = z.output<typeof quizResultSchema>;

export const readQuizScore = defineCall({
  id: 'social.readQuizScore',
  summary: 'Reads your score in quizzes',
  method: 'GET',
  version: 'v1',
  path: '/activity/score',
  access: 'member',
  thrown: 'Error: {status} - {statusText}',
  response: quizScoreSchema,
});
