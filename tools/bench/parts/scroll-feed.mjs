import { pause } from './phone.mjs';

const SPEED = 8_000;
const SCREENS = 8;
const STUCK_MS = 20_000;
const LETS_FRAMES_GO_MS = 50;
const COLLECTIONS = 3;
const COLLECTED_MS = 300;

/** Runs in the page: records the gaps between frames and the long tasks. */
export function watchFrames() {
  window.frames50 = { all: 0, long: 0, task: 0, on: false };
  let last = 0;
  const next = (at) => {
    if (window.frames50.on) {
      window.frames50.all += 1;
      if (at - last > 50) window.frames50.long += 1;
    }
    last = at;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    if (!window.frames50.on) return;
    for (const { duration } of list.getEntries())
      window.frames50.task = Math.max(window.frames50.task, duration);
  }).observe({ type: 'longtask' });
}

/** Memory in MB and nodes alive, in the page and out of it, after collections: the first leaves nodes that were just removed. */
async function kept(session) {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await pause(COLLECTED_MS);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
}

/** How many items were read, and how many nodes the page has now, words among them. */
const look = (page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=feed] [data-index]')];
    const walker = document.createTreeWalker(document);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return { items: 1 + Math.max(-1, ...rows.map((row) => Number(row.dataset.index))), nodes };
  });

/** Scrolls down the feed, quickly and smoothly, until so many items went by. */
export async function scrollFeed({ page, session }, target) {
  await session.send('Performance.enable');
  const { width, height } = page.viewportSize();
  const before = await kept(session);
  const nodes = [];
  let items = 0;
  let movedAt = Date.now();
  await page.evaluate(() => void (window.frames50.on = true));
  while (items < target) {
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height * 0.7,
      yDistance: -height * SCREENS,
      speed: SPEED,
      // With a finger it scrolls nothing here: the emulated phone takes it for a tap.
      gestureSourceType: 'mouse',
    });
    const now = await look(page);
    nodes.push({ at: now.items / target, count: now.nodes });
    if (now.items > items) movedAt = Date.now();
    else if (Date.now() - movedAt > STUCK_MS)
      throw new Error(`The feed ended at ${items} of ${target} items.`);
    items = now.items;
    await pause(LETS_FRAMES_GO_MS);
  }
  const frames = await page.evaluate(() => {
    window.frames50.on = false;
    return window.frames50;
  });
  const after = await kept(session);
  const most = (from, until) =>
    Math.max(...nodes.filter(({ at }) => at >= from && at <= until).map(({ count }) => count));
  return {
    items,
    nodes: most(0, Infinity),
    nodesGrowth: most(0.75, Infinity) / most(0, 0.25),
    nodesKept: after.nodes / before.nodes,
    heapGrowth: after.megabytes - before.megabytes,
    longFrames: (100 * frames.long) / frames.all,
    longestTask: frames.task,
  };
}
