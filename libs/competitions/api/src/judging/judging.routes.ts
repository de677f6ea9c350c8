import {
  answerJudging,
  listJudgedEntries,
  readJudging as readJudgingCall,
  scoreEntry as scoreCall,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
} from '@upround/shared/server-kit';
import { neededCompetition, neededListing } from '../competition/needed-competition';
import type { CompetitionsSettings } from '../competitions-settings';
import { answerInvitation, checkJudging, readJudging, scoreEntry } from './judging.service';
import { positionOf, readJudged, type JudgedPosition } from './score.store';

/** Judging: what there is to do, the entries in the judge's own order, points and conflicts. */
export const judgingRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(readJudgingCall, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const competition = await neededCompetition(context.db, userId, params.slug);
      return readJudging(context.db, { competition, userId, now: now() });
    },
  }),
  implement(answerJudging, {
    handle: async (context, { params, body }) => {
      const { userId } = memberOf(context);
      const competition = await neededCompetition(context.trx, userId, params.slug);
      const act = { competition, userId, now: now() };
      await answerInvitation(context.trx, act, body.state);
      return readJudging(context.trx, act);
    },
  }),
  implement(listJudgedEntries, {
    handle: async (context, { params, query }) => {
      const { db, cursors } = context;
      const { userId } = memberOf(context);
      const competition = await neededListing(db, userId, params.slug);
      const { judge_state: state, judge_seed: seed } = competition;
      if (state === null || seed === null) throw new AppError(coreErrors.NOT_FOUND);
      checkJudging({ competition, now: now() }, { state });
      const of = { competitionId: competition.id, userId, seed };
      const position = cursors.read<JudgedPosition>(query.cursor);
      const rows = await readJudged(db, of, position, limitOf(query) + 1);
      return cutPage(rows, query, cursors, positionOf, (row) => ({
        id: row.id,
        title: row.title,
        tagline: row.tagline,
        team: row.team,
        answers: row.answers,
        points: row.points,
        note: row.note ?? '',
        hasConflict: row.has_conflict === true,
      }));
    },
  }),
  implement(scoreCall, {
    handle: async (context, { params: { slug, entryId }, body }) => {
      const { userId } = memberOf(context);
      const competition = await neededCompetition(context.trx, userId, slug);
      const act = { competition, userId, now: now() };
      await scoreEntry(context, act, entryId, body);
      return readJudging(context.trx, act);
    },
  }),
];
