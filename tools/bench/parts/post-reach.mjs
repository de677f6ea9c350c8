import { AUTHOR, FIRST_FOLLOWER } from './follower-seed.mjs';
import { median, percentile } from './load.mjs';
import { caller } from './record-stores.mjs';

const WITHIN_MS = 60_000;

/**
 * Measures how long after its answer a post of the author is in the following feed of the follower who came first. The
 * author's first post is left out: with it the product notices how many follow.
 *
 * @param {import('./record-stores.mjs').Store} store
 * @param {number} times how many posts
 * @returns {Promise<{ size: number, what: string, failed: number, p50: number, p99: number }>} milliseconds
 */
export async function timeReach({ base, actors, size }, times) {
  const author = caller(base, (await actors.personOf(AUTHOR)).token);
  const follower = caller(base, (await actors.personOf(FIRST_FOLLOWER)).token);
  const taken = [];
  for (let at = 0; at <= times; at += 1) {
    const { data } = await author.sendForm('/v2/post', {
      type: 'POST',
      text: `Post ${at} of a long day.`,
    });
    const from = performance.now();
    for (;;) {
      const home = await follower.read('/v4/post?filter=following');
      if (home?.data.some((item) => item.data.id === data.id)) break;
      if (performance.now() - from > WITHIN_MS)
        throw new Error(`A post was not in a home of ${size} followers after ${WITHIN_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    taken.push(performance.now() - from);
  }
  const after = taken.slice(1);
  return {
    size,
    what: 'a post is in the following feed',
    failed: 0,
    p50: median(after),
    p99: percentile(after, 0.99),
  };
}
