import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeFloorTables } from './parts/floor-tables.mjs';
import { loadInTurns, percentile } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { seedScale } from './parts/scale-seed.mjs';
import { signUp, startServer } from './parts/server.mjs';

const POSTS = 100_000;
const FOLLOWERS = 10_000;
const WRITERS = 32;
const floorProgram = [new URL('./parts/floor-server.mjs', import.meta.url).pathname];
/** So many different requests a connection sends in turn: a text that repeats is held. */
const REQUESTS = 400;
const text = 'A post of some length, as people write them at the end of a long day. '.repeat(4);

/** A body of one multipart field each, as autocannon sends it. */
function form(fields) {
  const boundary = 'upround-bench';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/**
 * Gives each connection requests of its own, so that no single row or person is the bottleneck. Connections of later
 * rounds continue where those of earlier ones ended. Few requests a connection: autocannon prepares them while it
 * measures.
 *
 * @param {(at: number) => object} requestAt the request number `at`, counted over all connections
 */
function apart(requestAt) {
  let begun = 0;
  return {
    requests: [requestAt(0)],
    setupClient(client) {
      const from = begun * REQUESTS;
      begun += 1;
      client.setRequests(Array.from({ length: REQUESTS }, (_, at) => requestAt(from + at)));
    },
  };
}

/** Committed writes beside a floor of one statement each, and how soon a post reaches 10,000 followers. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Writes', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  return withDatabase(server, async (url) => {
    const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
    const floor = await startServer({ FLOOR_DATABASE_URL: url }, floorProgram);
    const client = new pg.Client({ connectionString: url });
    try {
      log(`filling ${POSTS} posts`);
      await seedScale(url, POSTS);
      await makeFloorTables(url, POSTS);
      await client.connect();
      const writers = [];
      for (let i = 0; i < WRITERS; i += 1) writers.push(await signUp(api, `writer-${i}`));
      const { rows: posts } = await client.query(
        'select id from posts order by random() limit 2000',
      );
      const json = { 'content-type': 'application/json' };
      const postAt = (at) => posts[at % posts.length].id;
      const tokenAt = (at) => writers[Math.floor(at / REQUESTS) % WRITERS].token;
      const result = await loadInTurns(
        {
          'floor: post': {
            url: floor.base,
            ...apart(() => ({
              method: 'POST',
              path: '/post',
              headers: json,
              body: JSON.stringify({ author: randomUUID(), text }),
            })),
          },
          'post with feed and jobs': {
            url: api.base,
            ...apart((at) => {
              const { headers, body } = form({ type: 'POST', text: `${at} ${text}` });
              return {
                method: 'POST',
                path: '/v2/post',
                headers: { ...headers, 'access-token': tokenAt(at) },
                body,
              };
            }),
          },
          'floor: like': {
            url: floor.base,
            ...apart((at) => ({
              method: 'POST',
              path: '/like',
              headers: json,
              body: JSON.stringify({ post: postAt(at), user: randomUUID() }),
            })),
          },
          like: {
            url: api.base,
            ...apart((at) => ({
              method: at % 2 === 0 ? 'POST' : 'DELETE',
              path: '/v1/like',
              headers: { ...json, 'access-token': tokenAt(at) },
              body: JSON.stringify({ referenceType: 'POST', referenceId: postAt(at >> 1) }),
            })),
          },
        },
        { rounds: full ? 5 : 3, seconds: full ? 10 : 5 },
      );
      const reach = await fanOut(client, api, writers[0], full ? 20 : 5);
      const line = (name, floorName, goal) => [
        name,
        result[name].perSecond.toFixed(0),
        (result[name].perSecond / result[floorName].perSecond).toFixed(2),
        result[name].p50.toFixed(1),
        result[name].p99.toFixed(1),
        result[name].failed,
        goal,
      ];
      const figure = (name, floorName) => ({
        name: `${name}, a second, of floor`,
        value: result[name].perSecond / result[floorName].perSecond,
        better: 'more',
        tolerance: 0.1,
      });
      return {
        title: 'Writes, 32 connections, committed',
        columns: ['what', 'a second', 'of floor', 'p50 ms', 'p99 ms', 'failed', 'goal'],
        rows: [
          line('floor: post', 'floor: post', ''),
          line('post with feed and jobs', 'floor: post', '0.3, p99 60 ms'),
          line('floor: like', 'floor: like', ''),
          line('like', 'floor: like', '0.4'),
          [
            `a post reaches ${FOLLOWERS} followers`,
            '',
            '',
            percentile(reach, 0.5).toFixed(0),
            percentile(reach, 0.99).toFixed(0),
            '',
            'p99 2000 ms',
          ],
        ],
        figures: [figure('post with feed and jobs', 'floor: post'), figure('like', 'floor: like')],
      };
    } finally {
      await client.end();
      await Promise.all([api.stop(), floor.stop()]);
    }
  });
}

/** Milliseconds from the answer of a post to its last home row among 10,000 followers. */
async function fanOut(client, api, author, times) {
  await client.query(
    `insert into follows (follower_id, reference_id, reference_type, id)
     select bench_person(i), $1::uuid, 'USER', bench_uuid(now(), 900000000 + i) from generate_series(20001, ${20_000 + FOLLOWERS}) i`,
    [author.id],
  );
  await client.query('update people set follower_count = follower_count + $2 where id = $1', [
    author.id,
    FOLLOWERS,
  ]);
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const { headers, body } = form({ type: 'POST', text: `${i} ${text}` });
    const answer = await fetch(`${api.base}/v2/post`, {
      method: 'POST',
      headers: { ...headers, 'access-token': author.token },
      body,
    });
    const { data } = await answer.json();
    const from = performance.now();
    for (;;) {
      const { rows } = await client.query(
        'select count(*)::int as reached from home_entries where post_id = $1',
        [data.id],
      );
      if (rows[0].reached >= FOLLOWERS) break;
      if (performance.now() - from > 30_000)
        throw new Error(`Only ${rows[0].reached} followers were reached in 30 s.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    taken.push(performance.now() - from);
  }
  return taken;
}
