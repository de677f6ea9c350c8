/**
 * Whole percentages that add up to exactly 100, by the method of the largest remainder. With no
 * votes every share is 0.
 *
 * @param votes of each option, in order
 */
export function percentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const exact = votes.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The share of voters who chose each option; with several choices each they may exceed 100. */
export function sharesOfVoters(votes: readonly number[], voters: number): number[] {
  return votes.map((count) => (voters === 0 ? 0 : Math.round((count * 100) / voters)));
}

/** The shares of a poll: they add up to 100 where one option is chosen, else they are shares of voters. */
export function sharesOf(
  votes: readonly number[],
  { multiple, voters }: { multiple: boolean; voters: number },
): number[] {
  return multiple ? sharesOfVoters(votes, voters) : percentages(votes);
}
