interface Row {
  id: string;
  points: number;
  reachedAt: Date;
}

/** A board by counting pairs, without sorting: a rank is 1 and how many have more points, a place how many are listed before. */
export function naiveBoard(rows: readonly Row[]): { id: string; rank: number }[] {
  const isBefore = (one: Row, other: Row): boolean => {
    if (one.points > other.points) return true;
    if (one.points < other.points) return false;
    if (one.reachedAt < other.reachedAt) return true;
    if (one.reachedAt > other.reachedAt) return false;
    return one.id < other.id;
  };
  const board: { id: string; rank: number }[] = [];
  for (const row of rows) {
    const place = rows.filter((other) => isBefore(other, row)).length;
    board[place] = {
      id: row.id,
      rank: 1 + rows.filter((other) => other.points > row.points).length,
    };
  }
  return board;
}
