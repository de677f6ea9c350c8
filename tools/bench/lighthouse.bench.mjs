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

async function audit(lighthouse, url, isMember) {
  const base = new URL(url).origin;
  const { port, stop } = await startBrowser();
  try {
    if (isMember) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      await signIn(browser.contexts()[0], base, 'founder@upround.test', 'upround-demo');
      await browser.close();
    }
    const { lhr } = await lighthouse(url, {
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

/** What guests and members open first. */
const pages = ['/', 'a post', '/jobs', '/news', '/tracker', '/valuation-calculator'];

/** The addresses that a sitemap names, on this server. */
async function listedIn(base, path) {
  const text = await (await fetch(`${base}${path}`)).text();
  return [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => new URL(address).pathname);
}

/** The address of a page; of a post, the first one's in the sitemaps. */
async function addressOf(base, page) {
  if (page !== 'a post') return `${base}${page}`;
  for (const list of await listedIn(base, '/sitemap.xml')) {
    const post = (await listedIn(base, list)).find((path) => path.startsWith('/post/'));
    if (post !== undefined) return `${base}${post}`;
  }
  throw new Error('No sitemap names a post');
}

/** Lighthouse on a simulated phone: pages of guests and of a member, beside the smallest app of the same stack. */
export async function run({ full, log }) {
  const title = 'Lighthouse, mobile, simulated';
  const lighthouse = await findLighthouse();
  if (lighthouse === null) return { title, columns: [], rows: [], skipped: howTo };
  const app = await startServer({});
  const floor = await startFloorSite();
  const seen = { floor: [] };
  const visits = pages.flatMap((page) => [false, true].map((isMember) => ({ page, isMember })));
  const nameOf = ({ page, isMember }) => `${page}, ${isMember ? 'member' : 'guest'}`;
  const rounds = full ? 5 : 1;
  try {
    for (let round = 0; round < rounds; round += 1) {
      seen.floor.push(await audit(lighthouse, `${floor.base}/`, false));
      for (const visit of visits) {
        const url = await addressOf(app.base, visit.page);
        seen[nameOf(visit)] ??= [];
        seen[nameOf(visit)].push(await audit(lighthouse, url, visit.isMember));
      }
      log(`round ${round + 1} of ${rounds} done`);
    }
  } finally {
    await Promise.all([app.stop(), floor.stop()]);
  }
  const of = (name, key) => median(seen[name].map((row) => row[key]));
  const ratio = (name, key) => of(name, key) / of('floor', key);
  const home = nameOf({ page: '/', isMember: true });
  return {
    title,
    columns: ['page', 'score', 'FCP s', 'LCP s', 'of floor', 'TBT ms', 'layout shift'],
    rows: Object.keys(seen).map((name) => [
      name,
      of(name, 'score').toFixed(0),
      (of(name, 'fcp') / 1000).toFixed(2),
      (of(name, 'lcp') / 1000).toFixed(2),
      ratio(name, 'lcp').toFixed(2),
      of(name, 'tbt').toFixed(0),
      of(name, 'cls').toFixed(3),
    ]),
    notes: [
      'Goal: score 98, LCP at most 1.15 of the floor, TBT at most 100 ms, layout shift at most 0.01.',
      `The largest paint of the feed is ${seen[home].at(-1).element ?? 'not known'}.`,
    ],
    figures: [
      {
        name: 'first contentful paint, of floor',
        value: ratio(home, 'fcp'),
        better: 'less',
        tolerance: 0.05,
      },
      {
        name: 'largest contentful paint, of floor',
        value: ratio(home, 'lcp'),
        better: 'less',
        tolerance: 0.1,
      },
      { name: 'layout shift', value: of(home, 'cls'), better: 'less', tolerance: 0.1 },
    ],
  };
}
