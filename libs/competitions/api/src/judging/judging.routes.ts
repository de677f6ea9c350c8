import {
  answerJudging,
  listJudgedEntries,
  readJudging as readJudgingCall,
  scoreEntry as scoreCall,
} from '@upround/competitions/contract';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
} from '@upround/shared/server-kit';
import { neededCompetition } from '../competition/needed-competition';
import type { CompetitionsSettings } from '../competitions-settings';
import { readTeams } from '../entries/team.store';
import {
  answerInvitation,
  checkJudging,
  neededJudge,
  readJudging,
  scoreEntry,
} from './judging.service';
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
      const competition = await neededCompetition(db, userId, params.slug);
      const act = { competition, userId, now: now() };
      const judge = await neededJudge(db, act);
      checkJudging(act, judge);
      const of = { competitionId: competition.id, userId, seed: judge.seed };
      const position = cursors.read<JudgedPosition>(query.cursor);
      const rows = await readJudged(db, of, position, limitOf(query) + 1);
      const ids = rows.map(({ id }) => id);
      const teams = await readTeams(db, ids, null);
      return cutPage(rows, query, cursors, positionOf, (row) => ({
        id: row.id,
        title: row.title,
        tagline: row.tagline,
        team: (teams.get(row.id) ?? []).map(({ person }) => person),
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
