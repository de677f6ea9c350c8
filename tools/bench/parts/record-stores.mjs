import pg from 'pg';
import { median, percentile, timeCalls } from './load.mjs';
import { withDatabase } from './postgres.mjs';
import { actorsOn, BENCH_SECRET } from './product.mjs';
import { startServer } from './server.mjs';

const ROUNDS = 3;

/**
 * @typedef {object} Store one size of a part: a database that an API of its own serves
 * @property {number} size
 * @property {string} url address of the database
 * @property {string} base address of the API
 * @property {pg.Client} client
 * @property {Awaited<ReturnType<typeof actorsOn>>} actors
 */

/**
 * Makes the calls of one connection.
 *
 * @param {string} base address of the API
 * @param {string} [token] of the member who calls; a guest without
 */
export function caller(base, token) {
  const headers = token === undefined ? {} : { 'access-token': token };
  const call = async (path, options) => {
    const answer = await fetch(base + path, options);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  return {
    read: (path) => call(path, { headers }),
    /** Reads a page of a list. @throws Error if it is empty, since reading nothing measures nothing */
    async page(path) {
      const answer = await call(path, { headers });
      if (answer.data.length === 0) throw new Error(`${path}: nothing on the page`);
      return answer;
    },
    send: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    sendForm(path, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return call(path, { method: 'POST', headers, body });
    },
  };
}

/** Seeds a database, starts an API on it, calls `work` with that store, and stops the API. */
export async function withStore(url, size, seed, work) {
  const api = await startServer({ DATABASE_URL: url, SEED: 'none', SECRET_KEY: BENCH_SECRET });
  const client = new pg.Client({ connectionString: url });
  try {
    await seed(url, size);
    await client.connect();
    return await work({ size, url, base: api.base, client, actors: await actorsOn(client) });
  } finally {
    await client.end();
    await api.stop();
  }
}

/** Calls `work` with one store for each size, all running at the same time, and drops their databases afterwards. */
export function withStores(server, sizes, seed, work, stores = []) {
  const [size, ...rest] = sizes;
  if (size === undefined) return work(stores);
  return withDatabase(server, (url) =>
    withStore(url, size, seed, (store) => withStores(server, rest, seed, work, [...stores, store])),
  );
}

/**
 * Times the calls of all stores in turns, so that the machine's moods fall on all sizes alike.
 *
 * @param {readonly { size: number, calls: Record<string, (at: number) => Promise<unknown>> }[]} stores
 * @param {number} times how often each is called
 * @returns {Promise<{ size: number, what: string, failed: number, p50: number, p99: number }[]>} times in milliseconds,
 *   those of failed calls included
 */
export async function timeStores(stores, times) {
  const timed = stores.flatMap(({ size, calls }) =>
    Object.entries(calls).map(([what, call]) => ({ size, what, call, taken: [], failed: 0 })),
  );
  const names = [...new Set(timed.map(({ what }) => what))];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names)
      for (const one of timed.filter(({ what }) => what === name)) {
        const attempt = (at) => one.call(at).catch(() => (one.failed += 1));
        one.taken.push(...(await timeCalls(attempt, Math.ceil(times / ROUNDS))));
      }
  return timed.map(({ size, what, taken, failed }) => ({
    size,
    what,
    failed,
    p50: median(taken),
    p99: percentile(taken, 0.99),
  }));
}
