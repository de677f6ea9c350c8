import { chromium } from '@playwright/test';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { openSlowed, pause, phone, signIn } from './parts/phone.mjs';
import { timeRoute, watchRoutes } from './parts/route-timer.mjs';
import { startServer } from './parts/server.mjs';

const PASSES = 4;
const item = '[role=feed] article';
// Not the comment button, which leads past the post's head.
const toPost = { link: `${item} a[href^="/post/"]:not([href*="#"])`, target: 'main article' };
const toPerson = { link: 'main article a[href^="/user/"]', target: 'main header' };
const back = { target: 'main article' };
const backToFeed = { target: item };

/** The exact positions of the window and of each item in it, in pixels. */
const placeIn = (page) =>
  page.evaluate((selector) => {
    const tops = [...document.querySelectorAll(selector)].map((element) => [
      element.querySelector('a[href^="/post/"]').getAttribute('href'),
      element.getBoundingClientRect().top,
    ]);
    return { top: window.scrollY, tops: Object.fromEntries(tops) };
  }, item);

/** How far the reader was moved: the window, or an item that stood in it; in pixels. */
function moved(before, after, height) {
  const items = Object.entries(before.tops).filter(([, top]) => top > 0 && top < height);
  return Math.max(
    Math.abs(after.top - before.top),
    ...items.map(([address, top]) => Math.abs((after.tops[address] ?? Infinity) - top)),
  );
}

/** One visit: down the feed, and a few times to a post, its author and back again. */
async function visit(context, base, seen) {
  const phoneAt = await openSlowed(context, base, item, watchRoutes);
  const { page } = phoneAt;
  for (let pass = 0; pass < PASSES; pass += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight * 1.5));
    await pause(1_000);
    const before = await placeIn(page);
    const kind = pass === 0 ? 'first' : 'warm';
    seen[`feed to post, ${kind}`].push((await timeRoute(phoneAt, toPost)).ms);
    seen[`post to profile, ${kind}`].push((await timeRoute(phoneAt, toPerson)).ms);
    seen['profile back to post'].push((await timeRoute(phoneAt, back)).ms);
    const { ms, top } = await timeRoute(phoneAt, backToFeed);
    seen['post back to feed'].push(ms);
    seen.moved.push(
      Math.max(
        Math.abs(top - before.top),
        moved(before, await placeIn(page), phone.viewport.height),
      ),
    );
  }
}

const times = {
  'feed to post, first': '200; stretch 1.3 of floor',
  'post to profile, first': '200; stretch 1.3 of floor',
  'feed to post, warm': '100',
  'post to profile, warm': '100',
  'profile back to post': '100',
  'post back to feed': '100',
};

/** From the tap until the next page is painted, on a slow phone, beside the smallest app of the same stack. */
export async function run({ full, log }) {
  const app = await startServer({});
  const floor = await startFloorSite();
  const browser = await chromium.launch(chromiumOptions());
  const seen = {};
  for (const side of ['floor', 'app'])
    seen[side] = Object.fromEntries([...Object.keys(times), 'moved'].map((name) => [name, []]));
  try {
    for (let round = 0; round < (full ? 7 : 3); round += 1) {
      for (const [side, { base }] of Object.entries({ floor, app })) {
        const context = await browser.newContext(phone);
        if (side === 'app') await signIn(context, base, 'founder@upround.test', 'upround-demo');
        await visit(context, base, seen[side]);
        await context.close();
      }
      log(`round ${round + 1} done`);
    }
  } finally {
    await browser.close();
    await Promise.all([app.stop(), floor.stop()]);
  }
  const of = (side, name) => median(seen[side][name]);
  const ratio = (name) => of('app', name) / of('floor', name);
  const names = Object.keys(times);
  const floorMean = names.reduce((sum, name) => sum + of('floor', name), 0) / names.length;
  const lost = Math.max(...seen.app.moved);
  return {
    title: 'Route changes, phone, processor 4 times slower',
    columns: ['what', 'floor ms', 'app ms', 'ratio', 'goal'],
    rows: [
      ...Object.entries(times).map(([name, goal]) => [
        name,
        of('floor', name).toFixed(0),
        of('app', name).toFixed(0),
        ratio(name).toFixed(2),
        goal,
      ]),
      ['moved after going back, px, worst', Math.max(...seen.floor.moved), lost, '', '0'],
    ],
    ...(lost === 0 ? {} : { failure: `Going back put the reader ${lost} px away.` }),
    // A single change of the floor takes one or two frames, so that its own ratio says more of the machine than of
    // the app.
    figures: names.map((name) => ({
      name: `${name}, of the mean of the floor`,
      value: of('app', name) / floorMean,
      better: 'less',
      tolerance: 0.2,
    })),
  };
}
