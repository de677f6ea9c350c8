/**
 * Draws the pictures of the README from a running Upround with the demo community:
 * `node tools/scripts/screenshots.mjs [http://localhost:3000]`
 */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserForTests } from './parts/browser.mjs';
import { inRoot } from './parts/paths.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = inRoot('docs/images');
const DEMO_PASSWORD = 'upround-demo';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Pixels between two phones, and around them. */
const GAP = 24;

const executablePath = await browserForTests();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});

/**
 * @param {{ as: string, path: string, viewport: { width: number, height: number }, theme?: 'light' | 'dark' }} scene
 * @returns {Promise<Buffer>} a PNG
 */
async function draw({ as, path: address, viewport, theme = 'light' }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: viewport === phone ? 2 : 1,
  });
  const answer = await context.request.post('/v2/auth', {
    data: { email: `${as}@upround.test`, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${as} can’t log in: ${answer.status()}`);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator('.animate-breathe').first().waitFor({ state: 'detached' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** @param {Buffer[]} pictures phones, drawn at twice their size */
async function sideBySide(pictures) {
  const [width, height] = [phone.width * 2, phone.height * 2];
  return sharp({
    create: {
      width: pictures.length * (width + GAP) - GAP,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(pictures.map((input, place) => ({ input, left: place * (width + GAP), top: 0 })))
    .png()
    .toBuffer();
}

await mkdir(folder, { recursive: true });
const pictures = {
  home: await draw({ as: 'founder', path: '/', viewport: wide }),
  jobs: await draw({ as: 'candidate', path: '/jobs', viewport: wide, theme: 'dark' }),
  phones: await sideBySide([
    await draw({ as: 'investor', path: '/news', viewport: phone }),
    await draw({ as: 'founder', path: '/?tab=ideas', viewport: phone, theme: 'dark' }),
    await draw({ as: 'founder', path: '/notifications', viewport: phone }),
  ]),
};
for (const [name, picture] of Object.entries(pictures)) {
  const file = path.join(folder, `${name}.webp`);
  await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(file);
  const { size } = await stat(file);
  process.stdout.write(`${path.relative(inRoot('.'), file)}: ${Math.round(size / 1000)} KB\n`);
}
await browser.close();
