import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { startServer } from './parts/server.mjs';

const CONNECTIONS = 25;
/** A read each so many milliseconds, whether or not the one before has its answer: what waits is counted as waiting. */
const READ_EVERY_MS = 100;
const GOAL = 3;
const FEED = '/v4/post?filter=latest';
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ');

/** What costs most without a session, as far as is known; the slowest of them is sent. */
const candidates = [
  `/v4/search?limit=50&query=${encodeURIComponent('prcing foundr investr')}`,
  `/v4/search?limit=50&query=${encodeURIComponent('prcing foundrs investr markt custmer enginer')}`,
  `/v4/search?limit=50&query=${encodeURIComponent('the of and to in is that for with on as at by')}`,
  `/v4/search?limit=50&query=${encodeURIComponent(letters)}`,
  `/v1/job-facets?query=${encodeURIComponent(letters)}`,
  `/v1/job?limit=50&sort=salary&query=${encodeURIComponent(letters)}`,
  '/v2/idea?referenceId=00000000-0000-7000-8000-000000000000&filter=random&limit=50',
  '/v1/quiz-poll?tab=all&limit=50',
  '/v4/post?filter=trending&limit=50',
];

/** Asks from an address of its own, as a proxy on this machine would pass it on; answers the status. */
function ask(base, path, address, agent) {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address };
    const request = http.get(base + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

let readers = 0;
/** Each read comes from another person, so that no limit applies. */
const readerAddress = () => `203.0.${(readers += 1) >> 8}.${readers & 255}`;

/** Reads the feed at a steady pace; answers how long each read took, waiting included. */
async function readSteadily(base, seconds) {
  const agent = new http.Agent({ keepAlive: true });
  const reads = [];
  const from = performance.now();
  for (let at = 0; at < (seconds * 1000) / READ_EVERY_MS; at += 1) {
    const due = from + at * READ_EVERY_MS;
    await pause(Math.max(0, due - performance.now()));
    reads.push(
      ask(base, FEED, readerAddress(), agent).then((status) => ({
        status,
        ms: performance.now() - due,
      })),
    );
  }
  const done = await Promise.all(reads);
  agent.destroy();
  return done;
}

/** Repeats a call on many connections until it is stopped; returns how often each status was answered. */
function startFlood(base, path) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = {};
  let isOver = false;
  const worker = async () => {
    while (!isOver) {
      const status = await ask(base, path, '198.51.100.7', agent).catch(() => 'cut');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const workers = Array.from({ length: CONNECTIONS }, worker);
  return async () => {
    isOver = true;
    await Promise.all(workers);
    agent.destroy();
    return statuses;
  };
}

async function worstOf(base) {
  const slowest = { path: '', ms: -1 };
  for (const path of candidates) {
    const taken = [];
    for (let round = 0; round < 4; round += 1) {
      const from = performance.now();
      await ask(base, path, readerAddress(), undefined);
      taken.push(performance.now() - from);
    }
    // The first of them may have counted words, or ranked.
    const ms = median(taken.slice(1));
    if (ms > slowest.ms) Object.assign(slowest, { path, ms });
  }
  return slowest;
}

async function measure(env, seconds, log) {
  const server = await startServer({ ...env, SEED: 'demo', TRUST_PROXY: '127.0.0.1' });
  try {
    const { path, ms } = await worstOf(server.base);
    log(`the slowest takes ${ms.toFixed(0)} ms: ${decodeURIComponent(path).slice(0, 70)}`);
    await readSteadily(server.base, 2);
    const idle = await readSteadily(server.base, seconds);
    const stop = startFlood(server.base, path);
    const meanwhile = await readSteadily(server.base, seconds);
    const statuses = await stop();
    const p = (reads, share) =>
      percentile(
        reads.map((read) => read.ms),
        share,
      );
    return {
      idle: p(idle, 0.5),
      p50: p(meanwhile, 0.5),
      p99: p(meanwhile, 0.99),
      failed: meanwhile.filter(({ status }) => status !== 200).length,
      flood: Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    };
  } finally {
    await server.stop();
  }
}

/** Reading the feed while one address sends the most expensive call, beside reading it in quiet. */
export async function run({ full, log }) {
  const long = full ? 40 : 15;
  const postgres = await findPostgres();
  const rows = [];
  const figures = [];
  let failure;
  const add = async (name, env) => {
    for (const limits of ['on', 'off']) {
      log(`${name}, limits ${limits}`);
      // Without limits it only shows what they are good for.
      const seconds = limits === 'on' ? long : 5;
      const seen = await measure({ ...env, RATE_LIMITS: limits }, seconds, log);
      const ratio = seen.p50 / seen.idle;
      rows.push([
        name,
        limits,
        seen.idle.toFixed(1),
        seen.p50.toFixed(1),
        seen.p99.toFixed(0),
        ratio.toFixed(2),
        limits === 'on' ? GOAL : '',
        seen.failed,
        seen.flood,
      ]);
      if (limits === 'off') continue;
      figures.push({
        name: `${name}, p50 meanwhile, of quiet`,
        value: ratio,
        better: 'less',
        tolerance: 0.5,
      });
      if (ratio > GOAL || seen.failed > 0) failure = `${name}: the feed is kept from its readers.`;
    }
  };
  await add('embedded', {});
  if (postgres !== null)
    await withDatabase(postgres, (url) => add('PostgreSQL', { DATABASE_URL: url }));
  return {
    title: `Reading the feed while ${CONNECTIONS} connections of one address send the most expensive call`,
    columns: [
      'database',
      'limits',
      'quiet p50 ms',
      'p50 ms',
      'p99 ms',
      'ratio',
      'goal',
      'failed',
      'the flood got',
    ],
    rows,
    notes: postgres === null ? ['No PostgreSQL answered.'] : [],
    figures,
    ...(failure !== undefined && { failure }),
  };
}
