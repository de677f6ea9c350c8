import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { io } from 'socket.io-client';
import path from 'node:path';
import { percentile } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { signUp, startServer } from './parts/server.mjs';

const redisUrl = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379';
const floorProgram = [path.join(import.meta.dirname, 'parts/socket-floor.mjs')];
const WARM_UP = 30;

async function redisAnswers() {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  const isThere = await redis.connect().then(
    () => true,
    () => false,
  );
  redis.disconnect();
  return isThere;
}

async function post(url, body, token) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'access-token': token }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A page that waits for events; `next` resolves with the next one that is the wanted one. */
async function openPage(url, options) {
  const socket = io(url, { ...options, transports: ['websocket'] });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    heard: (isWanted) =>
      new Promise((resolve) => {
        const look = (event) => {
          if (!isWanted(event)) return;
          socket.off('event', look);
          resolve();
        };
        socket.on('event', look);
      }),
    close: () => socket.close(),
  };
}

/** Two minimal servers, joined by Redis; in one version they also insert each message with one statement. */
async function openFloor(settings) {
  const servers = [
    await startServer(settings, floorProgram),
    await startServer(settings, floorProgram),
  ];
  const page = await openPage(servers[1].base, { auth: { room: 'reader' } });
  const way = (keep) => async (text) => {
    const heard = page.heard(({ name }) => name === text);
    const from = performance.now();
    const [took] = await Promise.all([
      heard.then(() => performance.now() - from),
      post(servers[0].base, { room: 'reader', keep, event: { name: text } }),
    ]);
    return took;
  };
  return {
    ways: { bare: way(false), kept: way(true) },
    async stop() {
      page.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** The product: the sender at one process, the reader's page at the other. */
async function openProduct(url) {
  const settings = { DATABASE_URL: url, REDIS_URL: redisUrl, SEED: 'none' };
  const first = await startServer(settings);
  const second = await startServer({ ...settings, DATA_DIR: first.dataDir });
  const [sender, reader] = [await signUp(first, 'sender'), await signUp(first, 'reader')];
  const { id } = await post(`${first.base}/v1/conversation`, { userId: reader.id }, sender.token);
  const say = (by, text) =>
    post(`${first.base}/v1/message`, { conversationId: id, text }, by.token);
  // The answer to the first message accepts the request.
  await say(sender, 'May I?');
  await say(reader, 'You may.');
  const page = await openPage(second.base, {
    path: '/realtime',
    auth: { token: reader.token, clientId: reader.id },
  });
  return {
    async send(text) {
      const heard = page.heard(({ data }) => data.message?.text === text);
      const from = performance.now();
      const [took] = await Promise.all([
        heard.then(() => performance.now() - from),
        say(sender, text),
      ]);
      return took;
    },
    async stop() {
      page.close();
      await second.stop({ keepData: true });
      await first.stop();
    },
  };
}

/** From sending a message to its arrival at the other person's page, over two processes, beside bare socket.io. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null || !(await redisAnswers())) {
    const skipped = 'no PostgreSQL and Redis answered';
    return { title: 'Message latency', columns: [], rows: [], skipped };
  }
  return withDatabase(server, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table floor_messages (id uuid primary key, body jsonb not null)');
    await client.end();
    const floor = await openFloor({
      FLOOR_REDIS_URL: redisUrl,
      FLOOR_DATABASE_URL: url,
      FLOOR_KEY: randomBytes(4).toString('hex'),
    });
    const product = await openProduct(url);
    try {
      const sides = { ...floor.ways, product: (text) => product.send(text) };
      const taken = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
      const times = full ? 2_000 : 300;
      log(`${times} messages each way, in turns`);
      for (let at = -WARM_UP; at < times; at += 1) {
        for (const [name, send] of Object.entries(sides)) {
          const took = await send(`message ${name} ${at}`);
          if (at >= 0) taken[name].push(took);
        }
      }
      const at = (name, share) => percentile(taken[name], share);
      const line = (title, name, goal) => [
        title,
        ...[0.5, 0.99].flatMap((share) => [
          at(name, share).toFixed(1),
          (at(name, share) / at('bare', share)).toFixed(2),
        ]),
        goal,
      ];
      const figures = ['bare', 'kept'].flatMap((name) =>
        [
          ['p50', 0.5],
          ['p99', 0.99],
        ].map(([title, share]) => ({
          name: `${title}, of ${name}`,
          value: at('product', share) / at(name, share),
          better: 'less',
          tolerance: 0.25,
        })),
      );
      return {
        title: 'From sending a message to its arrival, two processes',
        columns: ['what', 'p50 ms', 'of bare', 'p99 ms', 'of bare', 'goal'],
        rows: [
          line('bare socket.io with Redis', 'bare', ''),
          line('the same, one insert', 'kept', ''),
          line('a message', 'product', 'p50 2 of bare; p99 3 of bare'),
        ],
        notes: [
          'The bare server stores nothing. The row between does the minimum that a message needs: it is stored before it is sent.',
        ],
        figures,
      };
    } finally {
      await Promise.all([floor.stop(), product.stop()]);
    }
  });
}
