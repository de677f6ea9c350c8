/** What an ambassador is ranked by. */
export interface BoardRow {
  id: string;
  points: number;
  /** Since when they've had the points, as `standingOf` says. */
  reachedAt: Date;
}

export interface RankedRow extends BoardRow {
  /** From 1. */
  rank: number;
}

/** How many are shown above and below a person. */
export const NEIGHBOURS = 5;

const compareIds = (left: string, right: string) => Number(left > right) - Number(left < right);

const compareRows = (left: BoardRow, right: BoardRow) =>
  right.points - left.points ||
  left.reachedAt.getTime() - right.reachedAt.getTime() ||
  compareIds(left.id, right.id);

/**
 * The board, the first first. Those with the same points share a rank, and the next ranks are left out: 1, 2, 2, 4. This is
 * standard competition ranking. Within a rank, who reached the points earlier is listed first, then the lower id by UTF-16
 * code units: the order is always the same, and it's who a reward for a place goes to.
 *
 * @param rows in any order
 * @throws RangeError if an id is there twice
 */
export function rankBoard(rows: readonly BoardRow[]): RankedRow[] {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new RangeError('id: twice');
  const ranked: RankedRow[] = [];
  for (const { id, points, reachedAt } of [...rows].sort(compareRows)) {
    const before = ranked.at(-1);
    const rank = before?.points === points ? before.rank : ranked.length + 1;
    ranked.push({ id, points, reachedAt, rank });
  }
  return ranked;
}

/**
 * A person's row with those around it, in the board's order. At an end of the board there are fewer.
 *
 * @param board as `rankBoard` returns it
 * @param count how many on each side
 * @returns no rows for a person who isn't on the board
 */
export function neighbours(
  board: readonly RankedRow[],
  id: string,
  count = NEIGHBOURS,
): RankedRow[] {
  const own = board.findIndex((row) => row.id === id);
  return own < 0 ? [] : board.slice(Math.max(0, own - count), own + count + 1);
}

const rankOf = (board: readonly RankedRow[], id: string) =>
  board.find((row) => row.id === id)?.rank;

/**
 * How many ranks a person rose since yesterday; negative if they fell.
 *
 * @returns null if they aren't on both boards
 */
export function changeSince(
  today: readonly RankedRow[],
  yesterday: readonly RankedRow[],
  id: string,
): number | null {
  const [now, before] = [rankOf(today, id), rankOf(yesterday, id)];
  return now === undefined || before === undefined ? null : before - now;
}
