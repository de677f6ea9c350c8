import type { Standing } from '@upround/ambassador/model';
import { statement, type Database, type Trx } from '@upround/shared/db';

/** A board, as it was computed last. */
export interface BoardState {
  size: number;
  /** As `2026-11-27`, in Asia/Kolkata. */
  day: string;
  updated_at: Date;
}

const state = statement<BoardState, { board: string }>(
  'ambassador.board',
  'select size, day::text as day, updated_at from ambassador_boards where board = :board',
);

export const findBoard = (db: Database | Trx, board: string): Promise<BoardState | undefined> =>
  state.first(db, { board });

const seasons = statement<{ board: string }>(
  'ambassador.boards',
  `select board from ambassador_boards where board <> 'ALL' order by board desc limit 40`,
);

/** The seasons that have a board, the latest first: ten years of them. */
export const listBoards = async (db: Database): Promise<string[]> =>
  (await seasons.all(db, {})).map(({ board }) => board);

const outdated = statement<{ id: string }, { limit: number }>(
  'ambassador.lock-outdated',
  `select id from ambassadors where is_outdated order by id limit :limit for no key update skip locked`,
);

/** Locks ambassadors whose points changed. */
export const lockOutdated = async (trx: Trx, limit: number): Promise<string[]> =>
  (await outdated.all(trx, { limit })).map(({ id }) => id);

const upToDate = statement<never, { ids: readonly string[] }>(
  'ambassador.save-up-to-date',
  'update ambassadors set is_outdated = false where id = any(:ids::uuid[])',
);

export const saveUpToDate = (trx: Trx, ids: readonly string[]): Promise<unknown> =>
  upToDate.all(trx, { ids });

/** A standing on one board. */
export interface BoardStanding extends Standing {
  board: string;
  ambassadorId: string;
}

const save = statement<
  { board: string },
  {
    boards: readonly string[];
    ids: readonly string[];
    points: readonly number[];
    reached: readonly string[];
  }
>(
  'ambassador.save-standings',
  `insert into ambassador_standings as s (board, ambassador_id, points, reached_at)
   select * from unnest(:boards::text[], :ids::uuid[], :points::int[], :reached::timestamptz[])
   on conflict (board, ambassador_id) do update set points = excluded.points, reached_at = excluded.reached_at
   where (s.points, s.reached_at) is distinct from (excluded.points, excluded.reached_at)
   returning board`,
);

/** Saves standings. @returns the boards on which something changed */
export async function saveStandings(
  trx: Trx,
  standings: readonly BoardStanding[],
): Promise<string[]> {
  const rows = await save.all(trx, {
    boards: standings.map(({ board }) => board),
    ids: standings.map(({ ambassadorId }) => ambassadorId),
    points: standings.map(({ points }) => points),
    reached: standings.map(({ reachedAt }) => reachedAt.toISOString()),
  });
  return rows.map(({ board }) => board);
}

const remove = statement<{ board: string }, { ids: readonly string[]; kept: readonly string[] }>(
  'ambassador.delete-standings',
  `delete from ambassador_standings
   where ambassador_id = any(:ids::uuid[]) and board || ' ' || ambassador_id <> all(:kept::text[]) returning board`,
);

/** Deletes the standings of ambassadors but for those that are kept. @returns their boards */
export async function deleteStandings(
  trx: Trx,
  ids: readonly string[],
  kept: readonly Pick<BoardStanding, 'board' | 'ambassadorId'>[],
): Promise<string[]> {
  const keys = kept.map(({ board, ambassadorId }) => `${board} ${ambassadorId}`);
  return (await remove.all(trx, { ids, kept: keys })).map(({ board }) => board);
}

const lockBoard = statement<BoardState, { board: string; day: string; now: Date }>(
  'ambassador.lock-board',
  `insert into ambassador_boards (board, size, day, updated_at) values (:board, 0, :day::date, :now::timestamptz)
   on conflict (board) do update set board = excluded.board returning size, day::text as day, updated_at`,
);

/** Locks a board; a new one is of that day. */
export async function lockedBoard(
  trx: Trx,
  values: { board: string; day: string; now: Date },
): Promise<BoardState> {
  const row = await lockBoard.first(trx, values);
  if (row === undefined) throw new Error(`No board ${values.board}.`);
  return row;
}

const outdate = statement<never, { boards: readonly string[]; day: string; now: Date }>(
  'ambassador.outdate-boards',
  `insert into ambassador_boards (board, size, day, updated_at, is_outdated)
   select board, 0, :day::date, :now::timestamptz, true from unnest(:boards::text[]) board
   on conflict (board) do update set is_outdated = true`,
);

/** Has boards ranked again; new ones are of that day. */
export async function outdateRanks(
  trx: Trx,
  values: { boards: readonly string[]; day: string; now: Date },
): Promise<void> {
  if (values.boards.length > 0) await outdate.all(trx, values);
}

const due = statement<{ board: string }, { day: string; boards: readonly string[] }>(
  'ambassador.due-boards',
  `select board from ambassador_boards
   where is_outdated or (board = any(:boards::text[]) and day < :day::date) order by board`,
);

/** Boards that are outdated, and those of some whose day is over. */
export const dueBoards = async (
  db: Database | Trx,
  of: { day: string; boards: readonly string[] },
): Promise<string[]> => (await due.all(db, of)).map(({ board }) => board);

const beginDay = statement<never, { board: string }>(
  'ambassador.save-previous-ranks',
  `update ambassador_standings set previous_rank = rank
   where board = :board and previous_rank is distinct from rank`,
);

/** Keeps the ranks of the day that's over, before new ones are computed. */
export const savePreviousRanks = (trx: Trx, board: string): Promise<unknown> =>
  beginDay.all(trx, { board });

// The order of ids is by bytes, as for text of one case without signs beside letters, digits and dashes.
const rank = statement<never, { board: string }>(
  'ambassador.rank',
  `update ambassador_standings s set position = ranked.position, rank = ranked.rank
   from (select ambassador_id,
       row_number() over (order by points desc, reached_at, ambassador_id)::int as position,
       rank() over (order by points desc)::int as rank
     from ambassador_standings where board = :board) ranked
   where s.board = :board and s.ambassador_id = ranked.ambassador_id
     and (s.position, s.rank) is distinct from (ranked.position, ranked.rank)`,
);

/** Ranks a board: standard competition ranking, within a rank who reached the points earlier. */
export const rankStandings = (trx: Trx, board: string): Promise<unknown> =>
  rank.all(trx, { board });

const finish = statement<never, { board: string; day: string; now: Date }>(
  'ambassador.save-board',
  `update ambassador_boards set is_outdated = false, day = :day::date, updated_at = :now::timestamptz,
     size = (select count(*)::int from ambassador_standings where board = :board)
   where board = :board`,
);

export const saveBoard = (
  trx: Trx,
  values: { board: string; day: string; now: Date },
): Promise<unknown> => finish.all(trx, values);
