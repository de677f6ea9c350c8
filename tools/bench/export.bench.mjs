import pg from 'pg';
import { median, percentile } from './parts/load.mjs';
import { pause } from './parts/phone.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { signUp, startServer } from './parts/server.mjs';

const ROWS = 100_000;
const READERS = 4;
const QUIET_MS = 8_000;

async function call(base, path, { token, body, method = body === undefined ? 'GET' : 'POST' }) {
  const answer = await fetch(base + path, {
    method,
    headers: {
      'access-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Inserts the messages that the export will contain. */
async function fill(client, app, owner, other) {
  const { id } = await call(app.base, '/v1/conversation', {
    token: owner.token,
    body: { userId: other.id },
  });
  await client.query(
    `insert into messages (conversation_id, sequence, id, sender_id, text, created_at)
     select $1, n, gen_random_uuid(), $2, 'Line ' || n || ' of a long talk about runway.', now()
     from generate_series(1, $3::int) n`,
    [id, owner.id, ROWS],
  );
  await client.query('update conversations set last_sequence = $2 where id = $1', [id, ROWS]);
}

/** Reads the feed again and again by a few readers; answers how long each read took, in milliseconds. */
async function readWhile(app, token, isOn) {
  const taken = [];
  const reader = async () => {
    while (isOn()) {
      const from = performance.now();
      await call(app.base, '/v4/post?filter=latest', { token });
      taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return taken;
}

async function readInQuiet(app, token) {
  const until = performance.now() + QUIET_MS;
  return readWhile(app, token, () => performance.now() < until);
}

/** Reads while another person's export is being built. */
async function readDuringExport(app, token, owner) {
  await call(app.base, '/v1/export', { token: owner.token, method: 'POST' });
  let isBuilding = true;
  const [taken, seconds] = await Promise.all([
    readWhile(app, token, () => isBuilding),
    (async () => {
      const from = performance.now();
      while (isBuilding) {
        await pause(200);
        const { data } = await call(app.base, '/v1/export', { token: owner.token });
        isBuilding = data[0].state === 'WAITING' || data[0].state === 'RUNNING';
        if (data[0].state === 'FAILED') throw new Error('The export failed.');
      }
      return (performance.now() - from) / 1000;
    })(),
  ]);
  return { taken, seconds };
}

/** How long reads take while 100,000 rows of one person are exported, and how long otherwise. */
export async function run({ full, log }) {
  const title = 'Reading the feed while 100,000 rows are exported';
  const server = await findPostgres();
  if (server === null) return { title, columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  return withDatabase(server, async (url) => {
    const app = await startServer({ DATABASE_URL: url, SEED: 'demo' });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const reader = await signUp(app, 'reader');
      const rounds = [];
      for (let round = 0; round < (full ? 5 : 3); round += 1) {
        const owner = await signUp(app, `owner-${round}`);
        await fill(client, app, owner, reader);
        const quiet = await readInQuiet(app, reader.token);
        const { taken, seconds } = await readDuringExport(app, reader.token, owner);
        rounds.push({ quiet, taken, seconds });
        log(`round ${round + 1}: ${taken.length} reads in ${seconds.toFixed(1)} s of exporting`);
      }
      const at = (key, share) => median(rounds.map((round) => percentile(round[key], share)));
      const ratio = (share) =>
        median(
          rounds.map(({ quiet, taken }) => percentile(taken, share) / percentile(quiet, share)),
        );
      const row = (name, share, goal) => [
        name,
        at('quiet', share).toFixed(1),
        at('taken', share).toFixed(1),
        ratio(share).toFixed(2),
        goal,
      ];
      return {
        title,
        columns: ['what', 'otherwise ms', 'meanwhile ms', 'ratio', 'goal'],
        rows: [row('p50', 0.5, ''), row('p99', 0.99, '1.2')],
        notes: [`An export took ${median(rounds.map(({ seconds }) => seconds)).toFixed(1)} s.`],
        figures: [
          {
            name: 'p99 meanwhile, of otherwise',
            value: ratio(0.99),
            better: 'less',
            tolerance: 0.2,
          },
        ],
      };
    } finally {
      await client.end();
      await app.stop();
    }
  });
}
