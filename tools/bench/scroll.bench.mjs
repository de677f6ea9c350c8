import { chromium } from '@playwright/test';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { openSlowed, phone, signIn } from './parts/phone.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { seedScale } from './parts/scale-seed.mjs';
import { scrollFeed, watchFrames } from './parts/scroll-feed.mjs';
import { BENCH_PASSWORD, signUp, startServer } from './parts/server.mjs';

const item = '[role=feed] article';

/** A long way down the feed on a slow phone: nodes, memory and frames, beside the smallest app of the same stack. */
export async function run({ full, log }) {
  const target = full ? 10_000 : 1_000;
  // Ten thousand take a quarter of an hour a round: nodes and memory are what they are for, not frames.
  const rounds = full ? 1 : 3;
  const title = `Scrolling ${target} items, phone, processor 4 times slower`;
  const server = await findPostgres();
  if (server === null) return { title, columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const seen = { floor: [], app: [] };
  await withDatabase(server, async (url) => {
    const app = await startServer({ DATABASE_URL: url, SEED: 'none' });
    const floor = await startFloorSite();
    const browser = await chromium.launch(chromiumOptions());
    try {
      await seedScale(url, target + 500);
      const { email } = await signUp(app, 'scroller');
      for (let round = 0; round < rounds; round += 1) {
        for (const [side, { base }] of Object.entries({ floor, app })) {
          const context = await browser.newContext(phone);
          if (side === 'app') await signIn(context, base, email, BENCH_PASSWORD);
          const phoneAt = await openSlowed(context, `${base}/?tab=latest`, item, watchFrames);
          seen[side].push(await scrollFeed(phoneAt, target));
          await context.close();
        }
        log(`round ${round + 1} done`);
      }
    } finally {
      await browser.close();
      await Promise.all([app.stop(), floor.stop()]);
    }
  });
  const of = (side, key) => median(seen[side].map((row) => row[key]));
  const line = (what, key, digits, goal) => [
    what,
    of('floor', key).toFixed(digits),
    of('app', key).toFixed(digits),
    goal,
  ];
  const figure = (name, value, tolerance) => ({
    name: `${target} items: ${name}`,
    value,
    better: 'less',
    tolerance,
  });
  return {
    title,
    columns: ['what', 'floor', 'app', 'goal'],
    rows: [
      line('items', 'items', 0, ''),
      line('nodes in the page, most', 'nodes', 0, '4000'),
      line('nodes, last quarter to first', 'nodesGrowth', 2, 'flat'),
      line('nodes alive after, to before', 'nodesKept', 2, 'flat'),
      line('memory growth, MB', 'heapGrowth', 1, '25'),
      line('frames over 50 ms, %', 'longFrames', 2, '1'),
      line('longest task, ms', 'longestTask', 0, '150'),
    ],
    figures: [
      figure('nodes in the page, most', of('app', 'nodes'), 0.05),
      figure('nodes, last quarter to first', of('app', 'nodesGrowth'), 0.2),
      figure('memory growth, MB', of('app', 'heapGrowth'), 0.1),
    ],
  };
}
