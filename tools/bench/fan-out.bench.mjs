import path from 'node:path';
import { percentile } from './parts/load.mjs';
import { openSwarm } from './parts/open-swarm.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { residentMegabytes, startServer } from './parts/server.mjs';

/** At least so many, and more where each reaches few: the slowest hundredth must be more than one of them. */
const TELLINGS = 20;
const ARRIVALS = 10_000;
const TIMEOUT_MS = 20_000;
/** At most, of the bare server; memory where it is more than room that the process had already. */
const GOALS = { p99: 'p99 2 of bare', memory: '1.3 of bare' };
const MEMORY_FROM = 9_000;
/** As many as a person may have. */
const CONNECTIONS_OF_ONE = 20;
const root = path.resolve(import.meta.dirname, '../..');
const floorProgram = [path.join(import.meta.dirname, 'parts/socket-floor.mjs')];
const hubProgram = ['--import', 'tsx', path.join(import.meta.dirname, 'parts/hub-server.ts')];
const text = 'x'.repeat(300);

const clock = () => performance.timeOrigin + performance.now();
const say = (url, body) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.arrayBuffer());

/** A server with its connections, and what they cost it. */
async function open(server, connections) {
  const before = residentMegabytes(server.pid);
  const swarm = await openSwarm(connections);
  const after = residentMegabytes(server.pid);
  return { swarm, kilobytes: ((after - before) * 1024) / connections.length, all: [] };
}

async function tell({ swarm, all }, count, send) {
  await send();
  const arrived = await swarm.arrived(count, TIMEOUT_MS);
  all.push(...(await swarm.taken()));
  return count - arrived;
}

async function measure(count, url) {
  const settings = {
    DATABASE_URL: url,
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.base.json'),
    BENCH_PEOPLE: String(Math.ceil(count / CONNECTIONS_OF_ONE)),
  };
  const floor = await startServer({}, floorProgram);
  const hub = await startServer(settings, hubProgram);
  let sides;
  try {
    const people = await fetch(`${hub.base}/people`).then((answer) => answer.json());
    const each = Array.from({ length: count }, (_, at) => people[at % people.length]);
    sides = {
      floor: await open(
        floor,
        each.map(() => ({ url: floor.base, path: '/socket.io', auth: {} })),
      ),
      hub: await open(
        hub,
        each.map(({ userId, token }) => ({
          url: hub.base,
          path: '/realtime',
          auth: { token, clientId: userId },
        })),
      ),
    };
    let lost = 0;
    const tellings = Math.max(TELLINGS, Math.ceil(ARRIVALS / count));
    for (let at = 0; at <= tellings; at += 1) {
      await tell(sides.floor, count, () =>
        say(floor.base, {
          event: { id: String(at), name: 'bench.told', data: { t: clock(), text } },
        }),
      );
      lost += await tell(sides.hub, count, () =>
        fetch(`${hub.base}/tell?t=${clock()}`).then((answer) => answer.arrayBuffer()),
      );
      // The first warms both up.
      if (at === 0) for (const side of Object.values(sides)) side.all.length = 0;
    }
    return { lost, ...sides };
  } finally {
    if (sides) await Promise.all(Object.values(sides).map(({ swarm }) => swarm.close()));
    await Promise.all([floor.stop(), hub.stop()]);
  }
}

/** Telling many open pages something at once, beside a bare socket.io server in turns. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null) {
    return { title: 'Fan-out', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  }
  const rows = [];
  const figures = [];
  for (const count of full ? [100, 1_000, 9_000] : [100, 1_000]) {
    log(`${count} connections to each`);
    const { floor, hub, lost } = await withDatabase(server, (url) => measure(count, url));
    const at = (side, share) => percentile(side.all, share);
    const [p50, p99] = [at(hub, 0.5) / at(floor, 0.5), at(hub, 0.99) / at(floor, 0.99)];
    const memory = hub.kilobytes / floor.kilobytes;
    rows.push([
      count,
      at(floor, 0.5).toFixed(1),
      at(hub, 0.5).toFixed(1),
      p50.toFixed(2),
      at(floor, 0.99).toFixed(1),
      at(hub, 0.99).toFixed(1),
      p99.toFixed(2),
      floor.kilobytes.toFixed(0),
      hub.kilobytes.toFixed(0),
      memory.toFixed(2),
      lost,
      count >= MEMORY_FROM ? `${GOALS.p99}; memory ${GOALS.memory}` : GOALS.p99,
    ]);
    figures.push({ name: `${count}: p99, of bare`, value: p99, better: 'less', tolerance: 0.3 });
    if (count >= MEMORY_FROM) {
      figures.push({
        name: `${count}: memory, of bare`,
        value: memory,
        better: 'less',
        tolerance: 0.2,
      });
    }
  }
  return {
    title: 'Fan-out to open connections',
    columns: [
      'connections',
      'bare p50 ms',
      'p50 ms',
      'of bare',
      'bare p99 ms',
      'p99 ms',
      'of bare',
      'bare kB each',
      'kB each',
      'of bare',
      'lost',
      'goal',
    ],
    rows,
    notes: [
      'Memory says something at 9,000 connections alone: below, it is mostly room that the process had already.',
    ],
    figures,
  };
}
