import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lists, openLists } from './parts/competition-lists.mjs';
import { seedCompetition } from './parts/competition-seed.mjs';
import { columns, figuresOf, rowsOf, timeInTurns } from './parts/list-load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { timeScripts } from './parts/time-scripts.mjs';

const SIZE = { entries: 20_000, judges: 5, scored: 4_000 };
const PAGE = 20;
const PAGES = 8;

/** The first page and others at even distances: their cursors, and the ids on them. */
async function spreadPages(readAll) {
  const { ids, ends } = await readAll(PAGE);
  const once = new Set(ids).size;
  if (ids.length !== SIZE.entries || once !== SIZE.entries)
    throw new Error(`${ids.length} entries are listed, ${once} different ones.`);
  const every = Math.floor(ids.length / PAGE / PAGES);
  return Array.from({ length: PAGES }, (_, n) => ({
    cursor: n === 0 ? '' : ends[n * every - 1],
    ids: ids.slice(n * every * PAGE, (n * every + 1) * PAGE),
  }));
}

async function timePages(ask, pages, seconds) {
  const taken = [];
  const until = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < until; at += 1) {
    const { cursor } = pages[(at * 5) % pages.length];
    const from = performance.now();
    await ask({ cursor, limit: PAGE });
    taken.push(performance.now() - from);
  }
  return taken;
}

/** Times one list: through pgbench, planned each time and once, and by its call in this process. */
async function timeList({ url, folder, rounds, seconds }, { minimal, ask, readAll, of }) {
  const pages = await spreadPages(readAll);
  for (const [at, page] of pages.entries()) {
    const text = minimal({ ...of, ...page, size: PAGE }).replace(/\s+/g, ' ');
    writeFileSync(path.join(folder, `${at}.sql`), `${text};\n`);
  }
  await timePages(ask, pages, 2);
  const load = { seconds, connections: 1 };
  return timeInTurns(rounds, {
    bare: () => timeScripts(url, folder, load),
    prepared: () => timeScripts(url, folder, { ...load, mode: 'prepared' }),
    api: () => timePages(ask, pages, seconds),
  });
}

/** The gallery and a judge's list of 20,000 entries in this process, beside the least SQL for the same pages. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Competitions', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-competitions-'));
  try {
    return await withDatabase(server, async (url) => {
      const open = await openLists(url);
      try {
        log(`filling ${SIZE.entries} entries`);
        const { slug, id: competitionId, judgeId: userId } = await seedCompetition(url, SIZE);
        const [rounds, seconds] = full ? [7, 12] : [5, 4];
        const [rows, figures] = [[], []];
        for (const [name, { id, minimal }] of Object.entries(lists)) {
          log(name);
          const ask = (query) => open.ask(id, { slug, userId, query });
          const readAll = (limit) => open.readAll(id, { slug, userId, limit });
          const list = { minimal, ask, readAll, of: { competitionId, userId } };
          const seen = await timeList({ url, folder, rounds, seconds }, list);
          rows.push(...rowsOf(name, seen, ['bare', 'prepared', 'api']));
          figures.push(...figuresOf(name, seen));
        }
        return {
          title: `A competition of ${SIZE.entries} entries`,
          columns,
          rows,
          notes: [
            'Bare is one statement for the rows of a page and their teams, planned each time; prepared is planned once.',
            'Goal: p50 of both lists at most 2 times the bare SQL.',
          ],
          figures,
        };
      } finally {
        await open.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
