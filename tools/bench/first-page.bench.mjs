import { chromium } from '@playwright/test';
import { chromiumOptions } from './parts/chromium.mjs';
import { startFloorSite } from './parts/floor-site.mjs';
import { median } from './parts/load.mjs';
import { startServer } from './parts/server.mjs';
import { weighPage } from './parts/wire.mjs';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Bytes until the first feed item, signed in, beside the smallest app of the same stack. */
export async function run({ full, log }) {
  const app = await startServer({});
  const floor = await startFloorSite();
  const browser = await chromium.launch(chromiumOptions());
  const seen = { floor: [], app: [] };
  try {
    for (let round = 0; round < (full ? 5 : 3); round += 1) {
      const plain = await browser.newContext(phone);
      seen.floor.push(await weighPage(plain, floor.base, '[role=feed] article'));
      await plain.close();
      const member = await browser.newContext(phone);
      await member.request.post(`${app.base}/v2/auth`, {
        data: { email: 'founder@upround.test', password: 'upround-demo' },
      });
      seen.app.push(await weighPage(member, app.base, '[role=feed] article'));
      await member.close();
      log(`round ${round + 1} done`);
    }
  } finally {
    await browser.close();
    await Promise.all([app.stop(), floor.stop()]);
  }
  const of = (name, key) => median(seen[name].map((row) => row[key]));
  const line = (title, key, digits, goal) => [
    title,
    of('floor', key).toFixed(digits),
    of('app', key).toFixed(digits),
    of('floor', key) > 0 ? (of('app', key) / of('floor', key)).toFixed(2) : '',
    goal,
  ];
  const figure = (name, value, tolerance) => ({ name, value, better: 'less', tolerance });
  return {
    title: 'First page of the feed, signed in, phone',
    columns: ['what', 'floor', 'app', 'ratio', 'goal'],
    rows: [
      line('script until the first item, KB gzip', 'script', 1, '150; stretch 1.2 of floor'),
      line('style, KB gzip', 'style', 1, '15'),
      line('requests until the first item', 'requests', 0, '20'),
      line(
        'script when settled, KB gzip',
        'scriptSettled',
        1,
        '270, of it 175 without analytics and realtime',
      ),
      line('unused share of script', 'unusedShare', 2, 'the floor’s'),
    ],
    figures: [
      figure('script until the first item, KB gzip', of('app', 'script'), 0.01),
      figure('script, of floor', of('app', 'script') / of('floor', 'script'), 0.01),
      figure('style, KB gzip', of('app', 'style'), 0.01),
      figure('requests until the first item', of('app', 'requests'), 0),
      figure('script when settled, KB gzip', of('app', 'scriptSettled'), 0.01),
      figure('unused share, of floor', of('app', 'unusedShare') / of('floor', 'unusedShare'), 0.02),
    ],
  };
}
