import { chromium } from '@playwright/test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from './parts/load.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { residentMegabytes, startServer } from './parts/server.mjs';
import { startPostgresAlone } from './parts/start-floor.mjs';
import { chromiumOptions } from './parts/chromium.mjs';

const SETTLE_MS = 5000;

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** Resident memory of an idle process on PostgreSQL, after its second start; null where there is no server. */
async function memoryOnPostgres() {
  const address = await findPostgres();
  if (address === null) return null;
  return withDatabase(address, async (url) => {
    const settings = { DATABASE_URL: url, SEED: 'demo' };
    const first = await startServer(settings);
    await first.stop();
    const again = await startServer(settings);
    try {
      await fetch(again.base);
      await settle();
      return residentMegabytes(again.pid);
    } finally {
      await again.stop();
    }
  });
}

/** From the command to the first page with the demo community: the first start ever, and again. */
export async function run({ full, log }) {
  const seen = { first: [], firstFeed: [], again: [], againFeed: [], floor: [], memory: [] };
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (let round = 0; round < (full ? 5 : 3); round += 1) {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'upround-cold-'));
      for (const kind of ['first', 'again']) {
        const server = await startServer({ DATA_DIR: dataDir });
        const answer = await fetch(server.base);
        if (!answer.ok) throw new Error(`The first page answered ${answer.status}.`);
        seen[kind].push(server.startedInMs);
        const page = await browser.newPage();
        const from = performance.now();
        await page.goto(server.base, { waitUntil: 'commit' });
        await page.locator('[role=feed] article').first().waitFor();
        seen[`${kind}Feed`].push(performance.now() - from);
        await page.close();
        if (kind === 'again') {
          await settle();
          const memory = residentMegabytes(server.pid);
          if (memory !== null) seen.memory.push(memory);
        }
        await server.stop({ keepData: true });
      }
      seen.floor.push(await startPostgresAlone(path.join(dataDir, 'database')));
      if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
      log(`round ${round + 1} done`);
    }
  } finally {
    await browser.close();
  }
  const onPostgres = await memoryOnPostgres();
  const figure = (name, value, tolerance) => ({ name, value, better: 'less', tolerance });
  const seconds = (name) => (median(seen[name]) / 1000).toFixed(2);
  return {
    title: 'Cold start of the built app on the embedded database',
    columns: ['what', 'seconds', 'goal'],
    rows: [
      ['first ever: database, migrations, demo community', seconds('first'), '8'],
      ['feed visible after that', seconds('firstFeed'), '1'],
      ['again', seconds('again'), '1.5'],
      ['feed visible after that', seconds('againFeed'), '1'],
      ['the embedded database alone', seconds('floor'), ''],
      ['memory when idle, MB', median(seen.memory).toFixed(0), '350'],
      ['memory when idle on PostgreSQL, MB', onPostgres?.toFixed(0) ?? 'not measured', '200'],
    ],
    figures: [
      figure('first start, of the database alone', median(seen.first) / median(seen.floor), 0.15),
      figure('start again, of the database alone', median(seen.again) / median(seen.floor), 0.15),
      ...(seen.memory.length === 0
        ? []
        : [figure('memory when idle, MB', median(seen.memory), 0.1)]),
      ...(onPostgres === null
        ? []
        : [figure('memory when idle on PostgreSQL, MB', onPostgres, 0.1)]),
    ],
  };
}
