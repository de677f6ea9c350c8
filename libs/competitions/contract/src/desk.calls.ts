import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionErrors } from './competition.errors';
import { competitionLimits } from './competition-limits';
import {
  competitionDraftSchema,
  deadlineChangeSchema,
  deskCompetitionSchema,
  deskEntrySchema,
  deskItemSchema,
  heldVoteSchema,
} from './desk.schema';

// For admins; the server refuses everyone else.
const desk = { version: 'v1', path: '/competition-desk', access: 'member' } as const;
const one = {
  ...desk,
  path: '/competition-desk/{slug}',
  params: z.strictObject({ slug: idSchema }),
} as const;

export const listDesk = defineCall({
  ...desk,
  id: 'competitions.listDesk',
  summary: 'Lists all competitions with their drafts, for admins',
  method: 'GET',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(deskItemSchema),
});

export const readDesk = defineCall({
  ...one,
  id: 'competitions.readDesk',
  summary: 'Reads a competition as its organiser runs it, for admins',
  method: 'GET',
  limit: 'read',
  response: deskCompetitionSchema,
});

export const createCompetition = defineCall({
  ...desk,
  id: 'competitions.createCompetition',
  summary: 'Creates the draft of a competition, for admins',
  method: 'POST',
  limit: 'post',
  body: competitionDraftSchema,
  status: 201,
  response: deskCompetitionSchema,
});

export const editCompetition = defineCall({
  ...one,
  id: 'competitions.editCompetition',
  summary: 'Saves the draft of a competition, for admins',
  method: 'PATCH',
  limit: 'reaction',
  body: competitionDraftSchema,
  response: deskCompetitionSchema,
  errors: [competitionErrors.ANNOUNCED],
});

export const announceCompetition = defineCall({
  ...one,
  id: 'competitions.announceCompetition',
  summary: 'Announces a competition to everyone, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/announce',
  limit: 'reaction',
  response: deskCompetitionSchema,
  errors: [
    competitionErrors.ANNOUNCED,
    competitionErrors.DRAFT_INCOMPLETE,
    competitionErrors.DEADLINE_PAST,
  ],
});

export const moveDeadline = defineCall({
  ...one,
  id: 'competitions.moveDeadline',
  summary: 'Moves the deadline of a competition and says why, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/deadline',
  limit: 'reaction',
  body: deadlineChangeSchema,
  response: deskCompetitionSchema,
  errors: [
    competitionErrors.NOT_ANNOUNCED,
    competitionErrors.MOMENTS_MIXED,
    competitionErrors.JUDGING_EARLY,
    competitionErrors.RESULT_EARLY,
    competitionErrors.DEADLINE_PAST,
    competitionErrors.RESULT_OUT,
  ],
});

export const publishRules = defineCall({
  ...one,
  id: 'competitions.publishRules',
  summary: 'Publishes a new version of the rules and says what changed, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/rules',
  limit: 'reaction',
  body: z.strictObject({
    text: textOf(competitionLimits.rules),
    reason: textOf(competitionLimits.text),
  }),
  response: deskCompetitionSchema,
  errors: [competitionErrors.NOT_ANNOUNCED, competitionErrors.RESULT_OUT],
});

export const inviteJudge = defineCall({
  ...one,
  id: 'competitions.inviteJudge',
  summary: 'Invites a member to judge, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/judge',
  limit: 'reaction',
  body: z.strictObject({
    /** The slug of their profile. */
    member: idSchema,
  }),
  response: deskCompetitionSchema,
  errors: [
    competitionErrors.JUDGE_ENTERED,
    competitionErrors.RESULT_OUT,
    competitionErrors.TOO_MANY_JUDGES,
    competitionErrors.NO_MEMBER,
  ],
});

export const removeJudge = defineCall({
  ...one,
  id: 'competitions.removeJudge',
  summary: 'Removes a judge with their scores, for admins',
  method: 'DELETE',
  path: '/competition-desk/{slug}/judge/{userId}',
  params: z.strictObject({ slug: idSchema, userId: idSchema }),
  limit: 'reaction',
  status: 200,
  response: deskCompetitionSchema,
  errors: [competitionErrors.RESULT_OUT],
});

export const publishResult = defineCall({
  ...one,
  id: 'competitions.publishResult',
  summary: 'Publishes the result of a competition, once, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/result',
  limit: 'reaction',
  body: z.strictObject({
    /** As the organiser saw it: nothing is published if more or fewer are missing by now. */
    missingScores: z.int().check(z.minimum(0)),
  }),
  response: deskCompetitionSchema,
  errors: [
    competitionErrors.NOT_JUDGING,
    competitionErrors.RESULT_OUT,
    competitionErrors.SCORES_CHANGED,
    competitionErrors.NO_SCORES,
  ],
});

export const listDeskEntries = defineCall({
  ...one,
  id: 'competitions.listDeskEntries',
  summary: 'Lists the submitted entries with all answers, for admins',
  method: 'GET',
  path: '/competition-desk/{slug}/entries',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(deskEntrySchema),
});

export const listHeldVotes = defineCall({
  ...one,
  id: 'competitions.listHeldVotes',
  summary: 'Lists votes that have to be checked, for admins',
  method: 'GET',
  path: '/competition-desk/{slug}/votes',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(heldVoteSchema),
});

export const decideVotes = defineCall({
  ...one,
  id: 'competitions.decideVotes',
  summary: 'Counts held votes or rejects them, for admins',
  method: 'POST',
  path: '/competition-desk/{slug}/votes',
  limit: 'reaction',
  body: z.strictObject({
    decision: z.enum(['COUNT', 'REJECT']),
    /** Of those who voted. */
    userIds: z.array(idSchema).check(z.minLength(1), z.maxLength(competitionLimits.votesAtOnce)),
  }),
  status: 200,
  response: deskCompetitionSchema,
  errors: [competitionErrors.RESULT_OUT],
});
