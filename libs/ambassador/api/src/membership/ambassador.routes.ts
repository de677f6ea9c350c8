import {
  ALL_TIME,
  ambassadorLimits,
  checkInvite,
  listAmbassadors,
  readAmbassador,
  readProgramme,
  register as registerCall,
} from '@upround/ambassador/contract';
import { seasonOf, seasonWithId } from '@upround/ambassador/model';
import { coreErrors } from '@upround/shared/contract-core';
import { personFrom } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import { readAround, readPlaces, toBoardRow } from '../boards/board.read-model';
import { findBoard, listBoards } from '../boards/board.store';
import { findInvite, isOpen } from '../invites/invite.store';
import { findPage, readTotals } from './ambassador-page.read-model';
import { hint, register, toSeason } from './own-ambassador.service';

/** First places that the programme's page shows. */
const LEADERS = 5;

const place = (rank: number | null, points: number | null) =>
  rank === null || points === null ? null : { rank, points };

const seasons = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    const season = seasonWithId(id);
    return season === null ? [] : [toSeason(season)];
  });

const programmeRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(readProgramme, {
    handle: async ({ db, viewer: asking }) => {
      const viewer = viewerId(asking);
      const season = seasonOf(settings.now());
      const { ambassadors, joined, active } = await readTotals(db);
      const leaders = await readPlaces(db, { board: season.id, viewer, after: 0, limit: LEADERS });
      return {
        ambassadors,
        funnel: { joined, active },
        season: toSeason(season),
        leaders: leaders.map((row) => toBoardRow(row, viewer)),
      };
    },
  }),
  implement(readAmbassador, {
    handle: async ({ db, viewer: asking }, { query: { slug } }) => {
      const viewer = viewerId(asking);
      const row = await findPage(db, { slug, viewer, season: seasonOf(settings.now()).id });
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return {
        id: row.id,
        person: personFrom(row, 'person'),
        motivation: row.motivation,
        since: row.decided_at.toISOString(),
        code: row.code,
        joined: row.joined_count,
        active: row.active_count,
        season: place(row.season_rank, row.season_points),
        allTime: place(row.all_rank, row.all_points),
        isOwn: viewer !== null && row.person_id === viewer,
      };
    },
  }),
  implement(listAmbassadors, {
    handle: async ({ db, viewer: asking, cursors }, { query }) => {
      const viewer = viewerId(asking);
      const board = query.season ?? seasonOf(settings.now()).id;
      const season = board === ALL_TIME ? null : seasonWithId(board);
      const after = cursors.read<{ p: number }>(query.cursor)?.p ?? 0;
      const of = { board, viewer };
      const rows = await readPlaces(db, { ...of, after, limit: limitOf(query) + 1 });
      const isFirst = after === 0;
      const count = ambassadorLimits.neighbours;
      const around = isFirst && viewer !== null ? await readAround(db, { ...of, count }) : [];
      const state = await findBoard(db, board);
      return {
        ...cutPage(
          rows,
          query,
          cursors,
          ({ position: p }) => ({ p }),
          (row) => toBoardRow(row, viewer),
        ),
        season: season === null ? null : toSeason(season),
        seasons: seasons(await listBoards(db)),
        updatedAt: state?.updated_at.toISOString() ?? null,
        count: state?.size ?? 0,
        around: around.map((row) => toBoardRow(row, viewer)),
      };
    },
  }),
];

const joiningRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(checkInvite, {
    handle: async ({ db }, { params: { token } }) => {
      const invite = await findInvite(db, token);
      if (invite === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return {
        valid: isOpen(invite, settings.now()),
        displayName: invite.inviter_name ?? '',
      };
    },
  }),
  implement(registerCall, {
    handle: async (context, { body }) => {
      const { userId } = memberOf(context);
      const own = await register(context, { userId, now: settings.now() }, body);
      hint(settings, context, userId);
      return own;
    },
  }),
];

/** What everyone reads, and registration. */
export const ambassadorRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  ...programmeRoutes(settings),
  ...joiningRoutes(settings),
];
