import { chromium } from '@playwright/test';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { openSlowed, pause, phone, tap } from './parts/phone.mjs';
import { startServer } from './parts/server.mjs';
import { watchInteractions } from './parts/watch-interactions.mjs';

const AFTER_MS = 800;
const STEPS = 12;
const floorItem = '[role=feed] article';

/** Moves a slider step by step, as a held key does. */
const slide = (name) => async (page) => {
  await page.getByRole('slider', { name }).first().focus();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await pause(120);
  }
};

/** Types a number over the one that is there. */
const type = (name, text) => async (page) => {
  const field = page.getByRole('textbox', { name }).first();
  await field.focus();
  await field.selectText();
  for (const letter of text) {
    await page.keyboard.press(letter);
    await pause(80);
  }
};

const pages = {
  '/valuation-calculator': {
    'valuation: move a slider': slide(/^Team/),
    'valuation: type an amount': type('Prototype', '23500000'),
    'valuation: type new money': type('New money', '31000000'),
  },
  '/esop-calculator': {
    'ESOP: move a slider': slide(/^Exit value/),
    'ESOP: type a strike price': type(/^Strike price/, '37'),
  },
};

async function longest(page, act) {
  await page.evaluate(() => void (window.interactions.length = 0));
  await act(page);
  await pause(AFTER_MS);
  return Math.max(16, ...(await page.evaluate(() => window.interactions)));
}

/** How long a change takes to be on screen, phone, and how long 10,000 simulations take in the worker. */
export async function run({ full, log }) {
  const app = await startServer({});
  const floor = await startFloorSite();
  const browser = await chromium.launch(chromiumOptions());
  const names = Object.values(pages).flatMap((actions) => Object.keys(actions));
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  const [least, draws, during] = [[], [], []];
  try {
    for (let round = 0; round < (full ? 7 : 3); round += 1) {
      const context = await browser.newContext(phone);
      const bare = await openSlowed(context, floor.base, floorItem, watchInteractions);
      least.push(await longest(bare.page, () => tap(bare, `${floorItem} a[href^="/post/"]`)));
      for (const [path, actions] of Object.entries(pages)) {
        const { page } = await openSlowed(context, app.base + path, 'h1', watchInteractions);
        for (const [name, act] of Object.entries(actions)) {
          seen[name].push(await longest(page, act));
        }
        if (path === '/valuation-calculator') {
          const from = Date.now();
          await page.getByRole('button', { name: 'Run 10,000 simulations' }).click();
          during.push(await longest(page, type('Prototype', '19')));
          await page.getByText(/^Half of the values/).waitFor();
          draws.push(Date.now() - from);
        }
        await page.close();
      }
      await context.close();
      log(`round ${round + 1} done`);
    }
  } finally {
    await browser.close();
    await Promise.all([app.stop(), floor.stop()]);
  }
  const worst = Math.max(...Object.values(seen).map((all) => median(all)));
  const line = (name, all, goal) => [name, median(all), Math.max(...all), goal];
  return {
    title: 'Calculators: from a key until its paint, phone, processor 4 times slower',
    columns: ['what', 'ms', 'ms, worst round', 'goal'],
    rows: [
      line('floor: open post', least, ''),
      ...Object.entries(seen).map(([name, all]) => line(name, all, '100')),
      line('valuation: type while 10,000 simulations run', during, '100'),
      line('10,000 simulations', draws, ''),
    ],
    figures: [
      {
        name: 'the slowest change, of opening a post of the floor',
        value: worst / median(least),
        better: 'less',
        tolerance: 0.3,
      },
    ],
  };
}
