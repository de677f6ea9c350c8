import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBoards } from './parts/ambassador-boards.mjs';
import { readBoard, seedAmbassadors } from './parts/ambassador-seed.mjs';
import { columns, figuresOf, rowsOf, timeInTurns } from './parts/list-load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { timeScripts } from './parts/time-scripts.mjs';

const SIZE = { ambassadors: 50_000, lines: 1_000_000 };
const PAGE = 20;
/** The page that is far down: its first place is behind this one. */
const DEEP = 499 * PAGE;

/** The least SQL that reads a page of the board: each place with its person. */
const placesText = ({
  season,
  after,
}) => `select s.position, s.rank, s.points, s.previous_rank, a.id, a.active_count,
    p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key
  from ambassador_standings s join ambassadors a on a.id = s.ambassador_id join people p on p.id = a.user_id
  where s.board = '${season}' and s.position > ${after} order by s.position limit ${PAGE + 1}`;

/** The same with the places around one's own. */
const aroundText = ({ season, userId }) => `${placesText({ season, after: 0 })};
  select s.position, s.rank, s.points, s.previous_rank, a.id, a.active_count, p.id, p.slug, p.display_name, p.headline,
    p.role, p.avatar_key
  from (select s.position from ambassadors a join ambassador_standings s on s.board = '${season}' and s.ambassador_id = a.id
      where a.user_id = '${userId}') own
    join ambassador_standings s on s.board = '${season}' and s.position between own.position - 5 and own.position + 5
    join ambassadors a on a.id = s.ambassador_id join people p on p.id = a.user_id order by s.position`;

async function timeCalls(ask, seconds) {
  const taken = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const from = performance.now();
    await ask();
    taken.push(performance.now() - from);
  }
  return taken;
}

/** Times one page: through pgbench, planned each time and once, and by its call in this process. */
async function timePage({ url, folder, rounds, seconds }, { text, ask }) {
  writeFileSync(path.join(folder, '0.sql'), `${text.replace(/\s+/g, ' ')};\n`);
  await timeCalls(ask, 2);
  const load = { seconds, connections: 1 };
  return timeInTurns(rounds, {
    bare: () => timeScripts(url, folder, load),
    prepared: () => timeScripts(url, folder, { ...load, mode: 'prepared' }),
    api: () => timeCalls(ask, seconds),
  });
}

const pagesOf = (open, season, userId) => {
  const cursor = (after) => (after === 0 ? '' : JSON.stringify({ p: after }));
  const ask = (after, as) => () =>
    open.ask({ userId: as, query: { cursor: cursor(after), limit: PAGE, season } });
  return {
    'the first page': { text: placesText({ season, after: 0 }), ask: ask(0, null) },
    'with the own place': { text: aroundText({ season, userId }), ask: ask(0, userId) },
    'page 500': { text: placesText({ season, after: DEEP }), ask: ask(DEEP, userId) },
  };
};

/** The board of 50,000 ambassadors with a million lines, beside the least SQL for the same pages. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Ambassadors', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-ambassadors-'));
  try {
    return await withDatabase(server, async (url) => {
      const open = await openBoards(url);
      try {
        log(`filling ${SIZE.lines} lines`);
        await seedAmbassadors(url, SIZE);
        log('computing the boards');
        const computeMs = await open.compute();
        const { middleId, size, ledger, board } = await readBoard(url, open.season);
        if (ledger !== board)
          throw new Error(`The ledger has ${ledger} points, the board ${board}.`);
        const [rounds, seconds] = full ? [7, 12] : [5, 4];
        const [rows, figures] = [[], []];
        for (const [name, page] of Object.entries(pagesOf(open, open.season, middleId))) {
          log(name);
          const seen = await timePage({ url, folder, rounds, seconds }, page);
          rows.push(...rowsOf(name, seen, ['bare', 'prepared', 'api']));
          figures.push(...figuresOf(name, seen));
        }
        return {
          title: `A board of ${size} of ${SIZE.ambassadors} ambassadors, ${SIZE.lines} lines`,
          columns,
          rows,
          notes: [
            `All boards were computed from nothing in ${(computeMs / 1000).toFixed(1)} s, and sum to the ledger.`,
            'Bare is one statement for the rows of a page and their people, planned each time; prepared is planned once.',
            'Goal: p50 of each page at most 2 times the bare SQL.',
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
