import { listResults, readOwnResult as ownResultCall } from '@upround/competitions/contract';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import { neededCompetition, neededListing } from '../competition/needed-competition';
import { readTeams } from '../entries/team.store';
import {
  positionOf,
  readOwnResult,
  readResults,
  type ResultPosition,
  type ResultRow,
} from './result.store';

const figuresOf = ({ rank, score, mean, judges, prize }: ResultRow) => ({
  rank,
  score,
  mean,
  judges,
  prize,
});

/** The published result, and one's own. Nothing is stored before it is published. */
export const resultRoutes = (): CallImplementation[] => [
  implement(listResults, {
    handle: async ({ db, viewer: asking, cursors }, { params, query }) => {
      const viewer = viewerId(asking);
      const { id } = await neededListing(db, viewer, params.slug);
      const position = cursors.read<ResultPosition>(query.cursor);
      const rows = await readResults(
        db,
        { competitionId: id, viewer },
        position,
        limitOf(query) + 1,
      );
      const ids = rows.map(({ entry_id: entryId }) => entryId);
      const teams = await readTeams(db, ids, viewer);
      return cutPage(rows, query, cursors, positionOf, (row) => ({
        ...figuresOf(row),
        entry: {
          id: row.entry_id,
          title: row.title,
          tagline: row.tagline,
          team: (teams.get(row.entry_id) ?? []).map(({ person }) => person),
          submittedAt: row.submitted_at.toISOString(),
          votes: row.votes,
        },
        isFavourite: row.is_favourite,
      }));
    },
  }),
  implement(ownResultCall, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const { db } = context;
      const competition = await neededCompetition(db, userId, params.slug);
      const row = await readOwnResult(db, { competitionId: competition.id, userId });
      const { published_at: publishedAt } = competition;
      if (row === undefined || publishedAt === null) return { result: null };
      return {
        result: {
          ...figuresOf(row),
          votes: row.votes,
          isFavourite: row.is_favourite,
          ranked: row.ranked,
          byCriterion: competition.criteria.flatMap(({ id, label }) => {
            const mean = row.by_criterion[id];
            return mean === undefined ? [] : [{ id, label, mean }];
          }),
          publishedAt: publishedAt.toISOString(),
        },
      };
    },
  }),
];
