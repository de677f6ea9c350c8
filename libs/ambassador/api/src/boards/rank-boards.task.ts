import {
  daySpanOf,
  isWithin,
  seasonOf,
  seasonsBetween,
  standingOf,
  type LedgerLine,
} from '@upround/ambassador/model';
import { ALL_TIME } from '@upround/ambassador/contract';
import type { Database, Trx } from '@upround/shared/db';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { AmbassadorSettings } from '../ambassador-settings';
import { readLinesOf } from '../ledger/ledger.store';
import * as store from './board.store';

/** Computes the boards on which points changed, and each day's ranks of yesterday. */
export const rankBoards = {
  name: 'ambassador.rank-boards',
  data: z.object({}),
  schedule: '* * * * *',
};

/** Ambassadors whose standings are computed in one transaction. */
const BATCH = 100;

/** The standings of one ambassador: of all time, and of each season with lines. */
function standingsOf(ambassadorId: string, lines: readonly LedgerLine[]): store.BoardStanding[] {
  const times = lines.map(({ at }) => at.getTime());
  if (times.length === 0) return [];
  const seasons = seasonsBetween(new Date(Math.min(...times)), new Date(Math.max(...times)));
  const boards = [
    { board: ALL_TIME, of: lines },
    ...seasons.map((season) => ({
      board: season.id,
      of: lines.filter(({ at }) => isWithin(at, season)),
    })),
  ];
  return boards.flatMap(({ board, of }) => {
    const standing = standingOf(of);
    // Who has no points has no place.
    if (standing === null || standing.points <= 0) return [];
    const { points, reachedAt } = standing;
    return [{ board, ambassadorId, points, reachedAt }];
  });
}

/**
 * Computes the standings of some ambassadors.
 *
 * @param until lines from then on are left out
 * @returns whether these were the last
 */
async function computeStandings(trx: Trx, now: Date, until?: Date): Promise<boolean> {
  const ids = await store.lockOutdated(trx, BATCH);
  if (ids.length === 0) return true;
  const lines = await readLinesOf(trx, ids);
  const byAmbassador = new Map<string, LedgerLine[]>(ids.map((id) => [id, []]));
  for (const line of lines) {
    if (until === undefined || line.at < until) byAmbassador.get(line.ambassadorId)?.push(line);
  }
  const standings = [...byAmbassador].flatMap(([id, own]) => standingsOf(id, own));
  const saved = await store.saveStandings(trx, standings);
  const deleted = await store.deleteStandings(trx, ids, standings);
  await store.saveUpToDate(trx, ids);
  const boards = [...new Set([...saved, ...deleted])];
  await store.outdateRanks(trx, { boards, day: daySpanOf(now).id, now });
  return ids.length < BATCH;
}

/** Ranks one board. On the first run of a day, the ranks so far become those of yesterday. */
async function rankBoard(trx: Trx, board: string, now: Date): Promise<void> {
  const { id: day } = daySpanOf(now);
  const { day: before } = await store.lockedBoard(trx, { board, day, now });
  if (before < day) await store.savePreviousRanks(trx, board);
  await store.rankStandings(trx, board);
  await store.saveBoard(trx, { board, day, now });
}

const dueOn = (db: Database | Trx, now: Date) =>
  store.dueBoards(db, { day: daySpanOf(now).id, boards: [ALL_TIME, seasonOf(now).id] });

/**
 * Computes all boards in one transaction, for a community that is small.
 *
 * @param until lines from then on are left out
 */
export async function computeBoardsOn(trx: Trx, now: Date, until?: Date): Promise<void> {
  for (let isDone = false; !isDone;) isDone = await computeStandings(trx, now, until);
  for (const board of await dueOn(trx, now)) await rankBoard(trx, board, now);
}

/** Computes all that is outdated. A process that stops leaves the rest outdated, for the next run. */
async function computeBoards(
  { inTransaction, db }: Pick<TaskContext, 'inTransaction' | 'db'>,
  now: Date,
): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await inTransaction((trx) => computeStandings(trx, now));
  }
  for (const board of await dueOn(db, now)) {
    await inTransaction((trx) => rankBoard(trx, board, now));
  }
}

/** @param settings with the server's clock */
export const boardTasks = ({ now }: Pick<AmbassadorSettings, 'now'>): TaskHandler[] => [
  handleTask(rankBoards, (context) => computeBoards(context, now())),
];
