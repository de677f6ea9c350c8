import { median, percentile } from './load.mjs';

/**
 * Runs ways of measuring in turns, so that the machine's moods fall on all alike.
 *
 * @param {number} rounds
 * @param {Record<string, () => Promise<number[]>>} ways each answers times in milliseconds
 * @returns {Promise<(way: string, share: number) => number>} the median over the rounds of a way's percentile
 */
export async function timeInTurns(rounds, ways) {
  const seen = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [way, time] of Object.entries(ways)) seen[way].push(await time());
  return (way, share) => median(seen[way].map((taken) => percentile(taken, share)));
}

/** The rows of one part: bare SQL, and other ways with their ratio to that. */
export const rowsOf = (part, seen, ways = ['bare', 'api']) =>
  ways.map((way) => [
    `${part}, ${way}`,
    ...[0.5, 0.95, 0.99].map((share) => seen(way, share).toFixed(2)),
    ...[0.5, 0.99].map((share) => (seen(way, share) / seen('bare', share)).toFixed(2)),
  ]);

/** The ratios of one part, as figures that are compared with the baseline. */
export const figuresOf = (part, seen) =>
  [0.5, 0.99].map((share) => ({
    name: `${part}, p${share * 100}, to bare SQL`,
    better: 'less',
    tolerance: 0.25,
    value: seen('api', share) / seen('bare', share),
  }));

/** What the columns of `rowsOf` are. */
export const columns = ['what', 'p50 ms', 'p95 ms', 'p99 ms', 'p50 to bare', 'p99 to bare'];
