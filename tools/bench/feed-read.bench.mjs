import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { seedScale } from './parts/scale-seed.mjs';
import { residentMegabytes, signUp, startServer } from './parts/server.mjs';
import { loadInTurns } from './parts/load.mjs';

const POSTS = 1_000_000;
const floorProgram = [new URL('./parts/floor-server.mjs', import.meta.url).pathname];

/** Reading the feed on a million posts, with token, viewer's state, polls and pictures, beside the floor. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Feed read', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  return withDatabase(server, async (url) => {
    const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
    const floor = await startServer({ FLOOR_DATABASE_URL: url }, floorProgram);
    try {
      log(`filling ${POSTS} posts`);
      await seedScale(url, POSTS);
      const viewer = await signUp(api, 'reader');
      const headers = { 'access-token': viewer.token };
      const result = await loadInTurns(
        {
          'floor: latest': { url: `${floor.base}/feed?viewer=${viewer.id}` },
          'floor: trending': { url: `${floor.base}/trending?viewer=${viewer.id}` },
          latest: { url: `${api.base}/v4/post?filter=latest`, headers },
          trending: { url: `${api.base}/v4/post?filter=trending`, headers },
        },
        { rounds: full ? 5 : 3, seconds: full ? 10 : 5 },
      );
      // Compares each list with the floor that reads the same posts in the same order.
      const floorOf = (name) => result[name.startsWith('floor') ? name : `floor: ${name}`];
      const rows = Object.entries(result).map(([name, { perSecond, p50, p99, failed }]) => [
        name,
        perSecond.toFixed(0),
        (perSecond / floorOf(name).perSecond).toFixed(2),
        p50.toFixed(1),
        p99.toFixed(1),
        (p99 / floorOf(name).p99).toFixed(2),
        failed,
      ]);
      const figures = ['latest', 'trending'].flatMap((name) => [
        {
          name: `${name}, a second, of floor`,
          value: result[name].perSecond / floorOf(name).perSecond,
          better: 'more',
          tolerance: 0.1,
        },
        {
          name: `${name}, p99, of floor`,
          value: result[name].p99 / floorOf(name).p99,
          better: 'less',
          tolerance: 0.25,
        },
      ]);
      return {
        title: 'Feed read, 32 connections, a million posts',
        columns: ['what', 'a second', 'of floor', 'p50 ms', 'p99 ms', 'p99 to floor', 'failed'],
        rows,
        notes: [
          'Goal: at least 0.5 of the floor, p99 at most 3 times its, at most 250 MB.',
          `API memory after the load: ${residentMegabytes(api.pid)?.toFixed(0) ?? 'not known here'} MB.`,
        ],
        figures,
      };
    } finally {
      await Promise.all([api.stop(), floor.stop()]);
    }
  });
}
