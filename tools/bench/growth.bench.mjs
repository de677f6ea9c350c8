import pg from 'pg';
import { median, percentile, timeCalls } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { actorsOn, BENCH_SECRET } from './parts/product.mjs';
import { followers, seedScale } from './parts/scale-seed.mjs';
import { startServer } from './parts/server.mjs';

const DEEP = 0.99;

/** How the feed's reads grow with the number of posts and of people followed: one call after another. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Growth', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const sizes = full ? [10_000, 1_000_000, 10_000_000] : [10_000, 1_000_000];
  const times = full ? 600 : 300;
  const seen = {};
  for (const posts of sizes) {
    log(`${posts} posts`);
    seen[posts] = await withDatabase(server, (url) => measure(url, posts, times));
  }
  const first = seen[sizes[0]];
  const rows = sizes.flatMap((posts) =>
    Object.entries(seen[posts]).map(([what, { p50, p99 }]) => [
      posts,
      what,
      p50.toFixed(2),
      p99.toFixed(2),
      (p50 / first[what].p50).toFixed(2),
      what === 'latest, 99 % deep' ? (p50 / seen[posts].latest.p50).toFixed(2) : '',
      what.startsWith('following') ? (p50 / seen[posts]['following 10'].p50).toFixed(2) : '',
    ]),
  );
  const figures = sizes.slice(1).flatMap((posts) => {
    const p50 = (what) => seen[posts][what].p50;
    const figure = (name, value) => ({
      name: `${posts} posts: ${name}`,
      value,
      better: 'less',
      tolerance: 0.15,
    });
    return [
      ...['latest', 'trending'].map((what) =>
        figure(`${what}, to 10 k posts`, p50(what) / first[what].p50),
      ),
      figure('99 % deep, to first page', p50('latest, 99 % deep') / p50('latest')),
      figure('following 10000, to following 10', p50('following 10000') / p50('following 10')),
    ];
  });
  return {
    title: 'Growth of the feed, one connection',
    columns: [
      'posts',
      'what',
      'p50 ms',
      'p99 ms',
      'to 10 k posts',
      'to first page',
      'to 10 follows',
    ],
    rows,
    notes: [
      'Goals: latest and trending at most 1.5 times 10 k; deep at most 1.3 times the first page;',
      'following 10,000 at most 2 times following 10, p99 at most 20 ms.',
    ],
    figures,
  };
}

async function measure(url, posts, times) {
  const api = await startServer({ DATABASE_URL: url, SEED: 'none', SECRET_KEY: BENCH_SECRET });
  const client = new pg.Client({ connectionString: url });
  try {
    await seedScale(url, posts);
    await client.connect();
    const { personOf, cursorAfter } = await actorsOn(client);
    const reader = await personOf(50_000);
    const deep = await client.query('select bench_post($1) as id', [Math.ceil(posts * (1 - DEEP))]);
    const cursor = cursorAfter(reader.userId, 'latest', deep.rows[0].id);
    const calls = {
      latest: { token: reader.token, query: 'filter=latest' },
      'latest, 99 % deep': { token: reader.token, query: `filter=latest&cursor=${cursor}` },
      trending: { token: reader.token, query: 'filter=trending' },
    };
    for (const { follows, first } of followers) {
      const { token } = await personOf(first);
      calls[`following ${follows}`] = { token, query: 'filter=following' };
    }
    const taken = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
    // In turns, so that the machine's moods fall on all alike.
    for (let round = 0; round < 3; round += 1) {
      for (const [name, { token, query }] of Object.entries(calls)) {
        const read = async () => {
          const answer = await fetch(`${api.base}/v4/post?${query}`, {
            headers: { 'access-token': token },
          });
          const page = await answer.json();
          if (!answer.ok || page.data.length === 0)
            throw new Error(`${name}: ${answer.status}, ${page?.data?.length} items`);
        };
        taken[name].push(...(await timeCalls(read, times / 3)));
      }
    }
    return Object.fromEntries(
      Object.entries(taken).map(([name, all]) => [
        name,
        { p50: median(all), p99: percentile(all, 0.99) },
      ]),
    );
  } finally {
    await client.end();
    await api.stop();
  }
}
