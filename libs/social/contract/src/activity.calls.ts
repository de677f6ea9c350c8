import { defineCall, defineErrors, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { kindsThat, referenceFields, referenceTypeSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { quizResultSchema } from './quiz.calls';
import { recordSummarySchema } from './relation-list.calls';

export const activityErrors = defineErrors({
  ALREADY_VOTED: { status: 409, sentence: 'You’ve already voted, and poll votes are final.' },
  POLL_CLOSED: { status: 409, sentence: 'This poll has ended.' },
  OWN_POLL: { status: 403, sentence: 'You can’t vote in your own poll.' },
  UNKNOWN_OPTION: { status: 400, sentence: 'This isn’t one of the options.' },
  ONE_OPTION_ONLY: { status: 400, sentence: 'You can only choose one option.' },
  ALREADY_ATTEMPTED: { status: 409, sentence: 'You’ve already answered, and answers are final.' },
  QUIZ_CLOSED: { status: 409, sentence: 'This quiz has ended.' },
  OWN_QUIZ: { status: 403, sentence: 'You can’t answer your own quiz.' },
  NOT_A_POLL: { status: 400, sentence: 'There’s nothing to vote on here.' },
});

const optionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** ATTEMPTED in polls and quizzes; else a state of the mark that the record's slice lets people set. */
const activityStateSchema = z.string().check(z.regex(/^[A-Z][A-Z_]{0,39}$/));

export const activitySchema = z.object({
  id: z.string(),
  referenceType: referenceTypeSchema,
  referenceId: z.string(),
  state: activityStateSchema,
  selection: z.array(z.string()),
  createdAt: z.string(),
  /** The votes of each option after this one, in the poll's order. */
  votes: z.optional(z.array(z.object({ id: z.string(), votes: z.int() }))),
  voters: z.optional(z.int()),
  /** People with the same mark on the record, after this; only of marks that are counted. */
  count: z.optional(z.int()),
  /** @deprecated `count`; kept for one release. */
  wouldUseCount: z.optional(z.int()),
  /** Of a quiz, what this attempt reveals. */
  quiz: z.optional(quizResultSchema),
});

/** One line of the member's history. */
const pastActivitySchema = z.extend(activitySchema, {
  /** What it was about; left out once that is gone or hidden. */
  record: z.optional(recordSummarySchema),
});
export type PastActivity = z.output<typeof pastActivitySchema>;

export const recordActivity = defineCall({
  id: 'social.recordActivity',
  summary: 'Votes in a poll, answers a quiz, or marks a record',
  method: 'POST',
  version: 'v1',
  path: '/activity',
  access: 'member',
  limit: 'reaction',
  thrown: 'Error: {status} - {statusText}',
  body: z.strictObject({
    ...referenceFields(kindsThat('act')),
    state: activityStateSchema,
    selection: z.optional(
      z.union([optionIdSchema, z.array(optionIdSchema).check(z.minLength(1), z.maxLength(10))]),
    ),
  }),
  response: activitySchema,
  errors: Object.values(activityErrors),
});

export const listActivity = defineCall({
  id: 'social.listActivity',
  summary: 'Lists your activity, newest first',
  method: 'GET',
  version: 'v1',
  path: '/activity',
  query: z.strictObject({ referenceType: z.literal('USER'), ...segmentQuery }),
  access: 'member',
  paging: 'segment',
  response: segmentOf(pastActivitySchema),
});
