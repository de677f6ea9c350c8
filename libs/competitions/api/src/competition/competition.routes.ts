import {
  followCompetition,
  listCompetitions,
  readCompetition,
  readRound,
  unfollowCompetition,
} from '@upround/competitions/contract';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import type { CompetitionsSettings } from '../competitions-settings';
import { toCard } from './competition.columns';
import { findRound, toCompetition } from './competition.read-model';
import { neededCompetition } from './needed-competition';
import { readWinners } from '../results/winner.read-model';
import * as follows from './follow.store';
import {
  countCompetitions,
  positionOf,
  readCompetitions,
  type ListedRow,
  type ListPosition,
} from './list.read-model';

/** Reading competitions and following them. */
export const competitionRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(listCompetitions, {
    handle: async ({ db, viewer: asking, cursors }, { query }) => {
      const viewer = viewerId(asking);
      const at = now();
      const { status = 'OPEN', kind = null, series = null, mine } = query;
      const filters = { viewer, kind, series, mine: mine === 'true', now: at };
      const rows = await readCompetitions(db, {
        ...filters,
        status,
        position: cursors.read<ListPosition>(query.cursor),
        limit: limitOf(query) + 1,
      });
      const counts = await countCompetitions(db, filters);
      const winners = await readWinners(db, rows, viewer);
      const toListed = (row: ListedRow) => ({
        ...toCard(row, at),
        winners: winners.get(row.id) ?? [],
      });
      return { ...cutPage(rows, query, cursors, positionOf, toListed), counts };
    },
  }),
  implement(readCompetition, {
    handle: async ({ db, viewer: asking }, { params }) => {
      const viewer = viewerId(asking);
      return toCompetition(db, viewer, await neededCompetition(db, viewer, params.slug), now());
    },
  }),
  implement(readRound, {
    handle: async ({ db, viewer: asking }, { params }) => {
      const viewer = viewerId(asking);
      const row = await findRound(db, viewer, params.series);
      return { round: row === undefined ? null : await toCompetition(db, viewer, row, now()) };
    },
  }),
  implement(followCompetition, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const { id } = await neededCompetition(context.trx, userId, params.slug);
      const values = { competitionId: id, userId, now: now() };
      return { active: true, count: await follows.followCompetition(context.trx, values) };
    },
  }),
  implement(unfollowCompetition, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const { id } = await neededCompetition(context.trx, userId, params.slug);
      const values = { competitionId: id, userId };
      return { active: false, count: await follows.unfollowCompetition(context.trx, values) };
    },
  }),
];
