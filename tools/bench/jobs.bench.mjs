import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedJobs } from './parts/job-seed.mjs';
import { columns, figuresOf, rowsOf, timeInTurns } from './parts/list-load.mjs';
import { listStatements } from './parts/list-statements.mjs';
import { percentile } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { startServer } from './parts/server.mjs';
import { timeRequests } from './parts/time-requests.mjs';
import { timeScripts } from './parts/time-scripts.mjs';

const JOBS = 200_000;
/** One after the other, and as many as keep two processors busy. */
const CONNECTIONS = [1, 2];
/** Pages that lie before the deep one. */
const DEPTH = 200;

/** Every filter alone, several together, words, and the other order. */
const filters = [
  '',
  'tag=founder',
  'tag=pricing,hiring',
  'location=pune',
  'workplace=REMOTE',
  'type=INTERNSHIP',
  'experience=LEAD',
  'stage=SEED',
  'salary=500000000&currency=INR',
  'equity=0.1',
  'visa=true',
  'posted=7',
  'query=pricing',
  'query=founder%20hiring',
  'workplace=REMOTE&type=FULL_TIME',
  'tag=founder&location=pune',
  'query=pricing&workplace=REMOTE&posted=30',
];
const mixes = {
  lists: [...filters, 'sort=salary', 'sort=salary&currency=USD', 'sort=salary&tag=founder'].map(
    (query) => ({ path: '/job', query }),
  ),
  facets: filters.map((query) => ({ path: '/job-facets', query })),
};

/** The cursor of a page far behind the first. */
async function deepCursor(base) {
  let cursor = '';
  for (let page = 0; page < DEPTH; page += 1) {
    const answer = await fetch(`${base}/v1/job?limit=50&cursor=${encodeURIComponent(cursor)}`);
    cursor = (await answer.json()).nextSegment;
  }
  return cursor;
}

/** Lists and facets of 200,000 jobs, beside the same statements through pgbench. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Jobs', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-jobs-'));
  try {
    return await withDatabase(server, async (url) => {
      const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
      try {
        log(`filling ${JOBS} jobs`);
        await seedJobs(url, JOBS);
        const [rounds, seconds] = full ? [5, 20] : [3, 5];
        const [rows, figures] = [[], []];
        for (const [name, asked] of Object.entries(mixes)) {
          const scripts = await listStatements('jobs', url, asked);
          for (const [at, text] of scripts.entries())
            writeFileSync(path.join(folder, `${at}.sql`), text);
          const addresses = asked.map(({ path, query }) => `${api.base}/v1${path}?${query}`);
          await timeRequests(addresses, { seconds: 2, connections: 1 });
          for (const connections of CONNECTIONS) {
            log(`${name}, ${connections} at a time`);
            const load = { seconds, connections };
            const seen = await timeInTurns(rounds, {
              bare: () => timeScripts(url, folder, load),
              api: () => timeRequests(addresses, load),
            });
            const part = `${name}, ${connections} at a time`;
            rows.push(...rowsOf(part, seen));
            figures.push(...figuresOf(part, seen));
          }
          for (const at of scripts.keys()) rmSync(path.join(folder, `${at}.sql`));
        }
        log('deep pages');
        const cursor = encodeURIComponent(await deepCursor(api.base));
        const page = (query) =>
          timeRequests([`${api.base}/v1/job?${query}`], { seconds, connections: 1 });
        const first = percentile(await page('limit=50'), 0.5);
        const deep = percentile(await page(`limit=50&cursor=${cursor}`), 0.5);
        figures.push({
          name: 'deep page, to the first',
          value: deep / first,
          better: 'less',
          tolerance: 0.25,
        });
        return {
          title: `Jobs, ${JOBS} open jobs`,
          columns,
          rows,
          notes: [
            'Goal: p50 at most 2 times and p99 at most 3 times the bare SQL.',
            `Page ${DEPTH} takes ${(deep / first).toFixed(2)} times the first: ${deep.toFixed(2)} ms.`,
          ],
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
