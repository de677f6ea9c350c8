import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { columns, figuresOf, rowsOf, timeInTurns } from './parts/list-load.mjs';
import { listStatements } from './parts/list-statements.mjs';
import { percentile } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { startServer } from './parts/server.mjs';
import { timeRequests } from './parts/time-requests.mjs';
import { timeScripts } from './parts/time-scripts.mjs';
import { seedTrackers } from './parts/tracker-seed.mjs';

const RECORDS = 100_000;
const TYPE = 'type=GRANT';
/** The deep page, of the largest size. */
const PAGE = 500;

/** Every filter alone, several together, words, and the other orders. */
const filters = [
  '',
  '&stage=SEED',
  '&sector=CLIMATE,HEALTH',
  '&region=INDIA',
  '&country=KE',
  '&instrument=SAFE',
  '&schedule=ROLLING',
  '&open=true',
  '&amount=100000000&currency=INR',
  '&query=pricing',
  '&stage=SEED&region=EUROPE&open=true',
];
const mixes = {
  lists: [...filters, '&sort=deadline', '&sort=amount&stage=SEED', '&sort=newest'].map((query) => ({
    version: 'v2',
    path: '/tracker',
    query: `${TYPE}${query}`,
  })),
  facets: filters.map((query) => ({
    version: 'v1',
    path: '/tracker-facets',
    query: `${TYPE}${query}`,
  })),
};

/** The cursor of a page far behind the first. */
async function deepCursor(base) {
  let cursor = '';
  for (let page = 1; page < PAGE; page += 1) {
    const query = `${TYPE}&limit=50&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${base}/v2/tracker?${query}`);
    cursor = (await answer.json()).nextSegment ?? cursor;
  }
  return cursor;
}

/** Lists and facets of 100,000 funders and programmes, beside the same statements through pgbench. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Trackers', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-trackers-'));
  try {
    return await withDatabase(server, async (url) => {
      const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
      try {
        log(`filling ${RECORDS} records`);
        await seedTrackers(url, RECORDS);
        const [rounds, seconds] = full ? [5, 20] : [3, 5];
        const [rows, figures] = [[], []];
        for (const [name, asked] of Object.entries(mixes)) {
          const scripts = await listStatements('trackers', url, asked);
          for (const [at, text] of scripts.entries())
            writeFileSync(path.join(folder, `${at}.sql`), text);
          const addresses = asked.map(
            (one) => `${api.base}/${one.version}${one.path}?${one.query}`,
          );
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
        log('deep pages');
        const cursor = encodeURIComponent(await deepCursor(api.base));
        const page = (query) =>
          timeRequests([`${api.base}/v2/tracker?${TYPE}&${query}`], { seconds, connections: 1 });
        const first = percentile(await page('limit=50'), 0.5);
        const deep = percentile(await page(`limit=50&cursor=${cursor}`), 0.5);
        figures.push({
          name: 'deep page, to the first',
          value: deep / first,
          better: 'less',
          tolerance: 0.25,
        });
        return {
          title: `Trackers, ${RECORDS} funders and programmes`,
          columns,
          rows,
          notes: [
            'Goal: p50 at most 2 times and p99 at most 3 times the bare SQL.',
            `Page ${PAGE} takes ${(deep / first).toFixed(2)} times the first: ${deep.toFixed(2)} ms.`,
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
