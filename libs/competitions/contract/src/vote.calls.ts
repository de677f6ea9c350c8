import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionErrors } from './competition.errors';

/** Why a member can't vote in a competition. */
export const voteRefusals = ['NOT_OPEN', 'CLOSED', 'FRESH_ACCOUNT'] as const;

/** The viewer's vote. */
export const ownVoteSchema = z.object({
  /** The entry that they voted for; null before. */
  entryId: z.nullable(z.string()),
  /** Whether their vote is checked before it counts. */
  isHeld: z.boolean(),
  /** Why they can't vote now; null where they can. */
  refusal: z.nullable(z.enum(voteRefusals)),
});
export type OwnVote = z.output<typeof ownVoteSchema>;

const vote = {
  version: 'v1',
  path: '/competition/{slug}/vote',
  access: 'member',
  params: z.strictObject({ slug: idSchema }),
} as const;

const errors = [
  competitionErrors.VOTE_NOT_OPEN,
  competitionErrors.VOTE_CLOSED,
  competitionErrors.FRESH_ACCOUNT,
];

export const readVote = defineCall({
  ...vote,
  id: 'competitions.readVote',
  summary: 'Reads your vote in a competition',
  method: 'GET',
  limit: 'read',
  response: ownVoteSchema,
});

export const castVote = defineCall({
  ...vote,
  id: 'competitions.castVote',
  summary: 'Votes for an entry, instead of the one that you voted for before',
  method: 'POST',
  limit: 'reaction',
  body: z.strictObject({ entryId: idSchema }),
  response: ownVoteSchema,
  errors: [...errors, competitionErrors.OWN_VOTE],
});

export const withdrawVote = defineCall({
  ...vote,
  id: 'competitions.withdrawVote',
  summary: 'Takes your vote back',
  method: 'DELETE',
  status: 200,
  limit: 'reaction',
  response: ownVoteSchema,
  errors: [competitionErrors.VOTE_NOT_OPEN, competitionErrors.VOTE_CLOSED],
});
