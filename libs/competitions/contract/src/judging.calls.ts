import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionErrors } from './competition.errors';
import {
  judgedEntrySchema,
  judgingSchema,
  ownResultSchema,
  resultLineSchema,
  scoreDraftSchema,
} from './judging.schema';

const judging = {
  version: 'v1',
  path: '/competition/{slug}/judging',
  access: 'member',
  params: z.strictObject({ slug: idSchema }),
} as const;

export const readJudging = defineCall({
  ...judging,
  id: 'competitions.readJudging',
  summary: 'Reads what you have to judge in a competition',
  method: 'GET',
  limit: 'read',
  response: judgingSchema,
});

export const answerJudging = defineCall({
  ...judging,
  id: 'competitions.answerJudging',
  summary: 'Accepts or declines an invitation to judge',
  method: 'PATCH',
  limit: 'reaction',
  body: z.strictObject({ state: z.enum(['ACCEPTED', 'DECLINED']) }),
  response: judgingSchema,
  errors: [competitionErrors.JUDGE_ENTERED, competitionErrors.RESULT_OUT],
});

export const listJudgedEntries = defineCall({
  ...judging,
  id: 'competitions.listJudgedEntries',
  summary: 'Lists the entries that you judge, in an order of your own',
  method: 'GET',
  path: '/competition/{slug}/judging/entries',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(judgedEntrySchema),
});

export const scoreEntry = defineCall({
  ...judging,
  id: 'competitions.scoreEntry',
  summary: 'Scores an entry, or declares a conflict of interest',
  method: 'PATCH',
  path: '/competition/{slug}/judging/entry/{entryId}',
  params: z.strictObject({ slug: idSchema, entryId: idSchema }),
  limit: 'reaction',
  body: scoreDraftSchema,
  response: judgingSchema,
  errors: [
    competitionErrors.NOT_JUDGING,
    competitionErrors.OWN_ENTRY,
    competitionErrors.POINTS_MISSING,
  ],
});

export const listResults = defineCall({
  version: 'v1',
  path: '/competition/{slug}/result',
  access: 'guest',
  params: z.strictObject({ slug: idSchema }),
  id: 'competitions.listResults',
  summary: 'Lists the published result, the winner first',
  method: 'GET',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(resultLineSchema),
});

export const readOwnResult = defineCall({
  version: 'v1',
  path: '/competition/{slug}/entry/result',
  access: 'member',
  params: z.strictObject({ slug: idSchema }),
  id: 'competitions.readOwnResult',
  summary: 'Reads what your entry reached, by criterion',
  method: 'GET',
  limit: 'read',
  response: z.object({ result: z.nullable(ownResultSchema) }),
});
