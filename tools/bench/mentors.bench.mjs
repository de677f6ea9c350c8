import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { columns, figuresOf, rowsOf, timeInTurns } from './parts/list-load.mjs';
import { listStatements } from './parts/list-statements.mjs';
import { seedMentors } from './parts/mentor-seed.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { startServer } from './parts/server.mjs';
import { timeRequests } from './parts/time-requests.mjs';
import { timeScripts } from './parts/time-scripts.mjs';

const MENTORS = 5_000;

/** Every filter alone, several together, and words. */
const filters = [
  '',
  'need=SALES',
  'stage=SEED,SERIES_A',
  'language=hi',
  'maxPrice=0',
  'when=THIS_WEEK',
  'query=pricing',
  'need=LEGAL&stage=SEED&when=THIS_MONTH',
];
const orders = ['sort=soonest', 'sort=price&need=SALES', 'sort=rating'];
const mixes = {
  lists: [...filters, ...orders].map((query) => ({ path: '/mentor', query })),
  facets: filters.map((query) => ({ path: '/mentor-facets', query })),
};

/** The directory of 5,000 mentors with its facets, beside the same statements through pgbench. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Mentors', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-mentors-'));
  try {
    return await withDatabase(server, async (url) => {
      const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
      try {
        log(`filling ${MENTORS} mentors`);
        await seedMentors(url, MENTORS);
        const [rounds, seconds] = full ? [5, 20] : [3, 5];
        const [rows, figures] = [[], []];
        for (const [name, asked] of Object.entries(mixes)) {
          const scripts = await listStatements('mentor', url, asked);
          for (const [at, text] of scripts.entries())
            writeFileSync(path.join(folder, `${at}.sql`), text);
          const addresses = asked.map((one) => `${api.base}/v1${one.path}?${one.query}`);
          await timeRequests(addresses, { seconds: 2, connections: 1 });
          log(name);
          const load = { seconds, connections: 1 };
          const seen = await timeInTurns(rounds, {
            bare: () => timeScripts(url, folder, load),
            api: () => timeRequests(addresses, load),
          });
          rows.push(...rowsOf(name, seen));
          figures.push(...figuresOf(name, seen));
          for (const at of scripts.keys()) rmSync(path.join(folder, `${at}.sql`));
        }
        return {
          title: `The directory of ${MENTORS} mentors`,
          columns,
          rows,
          notes: ['Goal: p50 of lists and facets at most 2 times the bare SQL.'],
          figures,
        };
      } finally {
        await api.stop();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
