/**
 * How many slips lie between two words: a letter too many, one missing, one wrong, or two neighbours swapped.
 *
 * @param a a word
 * @param b another
 */
export function distance(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of left.entries()) {
    const now = [row + 1];
    for (const [column, other] of right.entries()) {
      const same = letter === other ? 0 : 1;
      let best = Math.min(
        (now[column] ?? 0) + 1,
        (last[column + 1] ?? 0) + 1,
        (last[column] ?? 0) + same,
      );
      const swapped = letter === right[column - 1] && other === left[row - 1];
      if (row > 0 && column > 0 && swapped)
        best = Math.min(best, (beforeLast[column - 1] ?? 0) + 1);
      now.push(best);
    }
    beforeLast = last;
    last = now;
  }
  return last[right.length] ?? 0;
}
