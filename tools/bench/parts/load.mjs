import autocannon from 'autocannon';

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[(numbers.length - 1) >> 1];

export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Loads several targets in turns, so that the machine's moods fall on all alike.
 *
 * @param {Record<string, import('autocannon').Options>} targets name to autocannon options
 * @param {{ rounds?: number, seconds?: number, connections?: number }} [options]
 * @returns {Promise<Record<string, { perSecond: number, p50: number, p99: number, failed: number }>>}
 *   medians over the rounds; times in milliseconds
 */
export async function loadInTurns(targets, { rounds = 3, seconds = 6, connections = 32 } = {}) {
  const names = Object.keys(targets);
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await autocannon({ ...targets[name], connections, duration: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const result = await autocannon({ ...targets[name], connections, duration: seconds });
      seen[name].push({
        perSecond: result['2xx'] / result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.non2xx + result.errors + result.timeouts,
      });
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(
        ['perSecond', 'p50', 'p99', 'failed'].map((key) => [
          key,
          median(seen[name].map((row) => row[key])),
        ]),
      ),
    ]),
  );
}

/** Times one call after another on one connection; answers milliseconds, the first tenth left out. */
export async function timeCalls(call, times) {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const from = performance.now();
    await call(i);
    taken.push(performance.now() - from);
  }
  return taken.slice(Math.ceil(times / 10));
}
