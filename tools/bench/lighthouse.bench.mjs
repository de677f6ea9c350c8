import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { pause, signIn } from './parts/phone.mjs';
import { freePort, startServer } from './parts/server.mjs';

const howTo =
  'Lighthouse is not installed (it is too heavy a dependency): run `npm install --no-save lighthouse@12`, ' +
  'or install it anywhere and name the folder in LIGHTHOUSE_DIR';
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** The folder of Lighthouse: LIGHTHOUSE_DIR, else the working folder. Null if it isn't installed. */
async function findLighthouse() {
  const home = process.env.LIGHTHOUSE_DIR ?? process.cwd();
  try {
    const place = createRequire(path.join(path.resolve(home), 'package.json')).resolve(
      'lighthouse',
    );
    return (await import(pathToFileURL(place).href)).default;
  } catch {
    return null;
  }
}

/** A browser of its own for each run, so that nothing is in its cache; answers its port and how to end it. */
async function startBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'upround-lighthouse-'));
  const { executablePath = chromium.executablePath(), args } = chromiumOptions();
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let tried = 0; tried < 100; tried += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) break;
    await pause(100);
  }
  return {
    port,
    async stop() {
      child.kill();
      await ended;
      // Its helpers end a moment later and still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

async function audit(lighthouse, base, isMember) {
  const { port, stop } = await startBrowser();
  try {
    if (isMember) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      await signIn(browser.contexts()[0], base, 'founder@upround.test', 'upround-demo');
      await browser.close();
    }
    const { lhr } = await lighthouse(`${base}/`, {
      port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const numbers = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id].numericValue]);
    return {
      score: lhr.categories.performance.score * 100,
      ...Object.fromEntries(numbers),
      element:
        lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node
          ?.snippet,
    };
  } finally {
    await stop();
  }
}

/** Lighthouse on a simulated phone: the home feed of a member, beside the smallest app of the same stack. */
export async function run({ full, log }) {
  const title = 'Lighthouse, mobile, simulated, home feed signed in';
  const lighthouse = await findLighthouse();
  if (lighthouse === null) return { title, columns: [], rows: [], skipped: howTo };
  const app = await startServer({});
  const floor = await startFloorSite();
  const seen = { floor: [], app: [] };
  try {
    for (let round = 0; round < (full ? 7 : 3); round += 1) {
      seen.floor.push(await audit(lighthouse, floor.base, false));
      seen.app.push(await audit(lighthouse, app.base, true));
      log(`round ${round + 1} done`);
    }
  } finally {
    await Promise.all([app.stop(), floor.stop()]);
  }
  const of = (side, key) => median(seen[side].map((row) => row[key]));
  const line = (what, key, digits, goal, unit = 1) => [
    what,
    (of('floor', key) / unit).toFixed(digits),
    (of('app', key) / unit).toFixed(digits),
    of('floor', key) > 0 ? (of('app', key) / of('floor', key)).toFixed(2) : '',
    goal,
  ];
  return {
    title,
    columns: ['what', 'floor', 'app', 'ratio', 'goal'],
    rows: [
      line('score', 'score', 0, '95'),
      line('first contentful paint, s', 'fcp', 2, '1.5', 1000),
      line('largest contentful paint, s', 'lcp', 2, '2.2; stretch 1.15 of floor', 1000),
      line('total blocking time, ms', 'tbt', 0, '100'),
      line('layout shift', 'cls', 3, '0.01'),
    ],
    notes: [`The largest paint is ${seen.app.at(-1).element ?? 'not known'}.`],
    figures: [
      {
        name: 'first contentful paint, of floor',
        value: of('app', 'fcp') / of('floor', 'fcp'),
        better: 'less',
        tolerance: 0.05,
      },
      {
        name: 'largest contentful paint, of floor',
        value: of('app', 'lcp') / of('floor', 'lcp'),
        better: 'less',
        tolerance: 0.1,
      },
      { name: 'layout shift', value: of('app', 'cls'), better: 'less', tolerance: 0.1 },
    ],
  };
}
