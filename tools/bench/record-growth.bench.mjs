import { seedFollowers } from './parts/follower-seed.mjs';
import { seedGrowingPosts } from './parts/growing-posts.mjs';
import { seedJobs } from './parts/job-seed.mjs';
import { seedMessages } from './parts/message-seed.mjs';
import { findPostgres } from './parts/postgres.mjs';
import { timeReach } from './parts/post-reach.mjs';
import {
  DEEP_PAGE,
  followerCalls,
  jobCalls,
  messageCalls,
  postCalls,
} from './parts/record-calls.mjs';
import { timeStores, withStores } from './parts/record-stores.mjs';

const DAYS_OF_JOBS = 60;
const DAY_SECONDS = 86_400;

/**
 * What grows, the part that is seeded fastest first.
 *
 * @param {(line: string) => void} log
 */
const partsOf = (log) => ({
  followers: {
    sizes: [100, 20_000, 100_000],
    full: [100, 20_000, 100_000],
    seed: seedFollowers,
    calls: followerCalls,
    reach: true,
  },
  messages: {
    sizes: [10_000, 1_000_000],
    full: [10_000, 1_000_000],
    seed: seedMessages,
    calls: messageCalls,
  },
  jobs: {
    sizes: [10_000, 100_000],
    full: [10_000, 1_000_000],
    // Spreads the jobs over the same 60 days at every size.
    seed: (url, jobs) => seedJobs(url, jobs, (DAYS_OF_JOBS * DAY_SECONDS) / jobs),
    calls: jobCalls,
  },
  posts: {
    sizes: [10_000, 100_000],
    full: [10_000, 1_000_000, 10_000_000],
    seed: (url, posts) => seedGrowingPosts(url, posts, log),
    calls: postCalls,
  },
});

/** Times the calls of one part in turns over all sizes; with `reach`, also the delay until a post is readable. */
async function measurePart({ calls, reach }, stores, times) {
  const seen = await timeStores(
    await Promise.all(
      stores.map(async (store) => ({ size: store.size, calls: await calls(store) })),
    ),
    times,
  );
  if (!reach) return seen;
  const reached = [];
  for (const store of stores) reached.push(await timeReach(store, Math.ceil(times / 15)));
  return [...seen, ...reached];
}

/** The rows and figures of one part: ratios of each call to the smallest size, of each deep page to the first. */
function compareSizes(part, sizes, seen) {
  const p50Of = (size, what) => seen.find((one) => one.size === size && one.what === what)?.p50;
  const ratios = ({ size, what, p50 }) => ({
    small: p50 / p50Of(sizes[0], what),
    first: what.endsWith(DEEP_PAGE) ? p50 / p50Of(size, what.replace(DEEP_PAGE, '')) : undefined,
  });
  const rows = seen.map((one) => [
    `${one.size} ${part}`,
    one.what,
    one.p50.toFixed(2),
    one.p99.toFixed(2),
    ratios(one).small.toFixed(2),
    ratios(one).first?.toFixed(2) ?? '',
    one.failed,
  ]);
  const figures = seen
    .filter(({ size }) => size !== sizes[0])
    .flatMap((one) => {
      const { small, first } = ratios(one);
      const figure = (name, value) => ({
        name: `${one.size} ${part}: ${one.what}, ${name}`,
        value,
        better: 'less',
        tolerance: 0.2,
      });
      return [
        figure(`to ${sizes[0]}`, small),
        ...(first === undefined ? [] : [figure('to the first page', first)]),
      ];
    });
  return { rows, figures };
}

/** How reads grow with jobs, messages, followers and posts: one call after another. */
export async function run({ full, log }) {
  const title = 'Growth of other records, one connection';
  const server = await findPostgres();
  if (server === null) return { title, columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const [rows, figures] = [[], []];
  for (const [name, part] of Object.entries(partsOf(log))) {
    const sizes = full ? part.full : part.sizes;
    log(`${name}: ${sizes.join(', ')}`);
    const seen = await withStores(server, sizes, part.seed, (stores) => {
      log(`${name}: measuring`);
      return measurePart(part, stores, full ? 300 : 150);
    });
    const compared = compareSizes(name, sizes, seen);
    rows.push(...compared.rows);
    figures.push(...compared.figures);
    for (const row of compared.rows) log(row.join(' | '));
  }
  return {
    title,
    columns: ['size', 'what', 'p50 ms', 'p99 ms', 'to the smallest', 'to first page', 'failed'],
    rows,
    notes: [
      'Goals: p50 at most 1.5 times the smallest size; a deep page at most 1.3 times the first page;',
      'a post in the following feed within 2,000 ms at the 99th percentile, whatever the number of followers.',
    ],
    figures,
  };
}
