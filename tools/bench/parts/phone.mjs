/** A phone as the goals mean it: 390 px wide, touched by a finger, and a processor a quarter as fast. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
const FINGER_DOWN_MS = 50;
const SETTLE_MS = 2_500;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs a browser context in, as the sign-in page would. */
export async function signIn(context, base, email, password) {
  const answer = await context.request.post(`${base}/v2/auth`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in as ${email} answered ${answer.status()}.`);
}

/**
 * Opens a page on the phone and waits until it is at rest; only then the processor is slowed down,
 * so that what loading costs does not count as what a tap costs.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} item selector of what must be visible
 * @param {() => void} [watch] runs in the page before its own script
 */
export async function openSlowed(context, url, item, watch) {
  const page = await context.newPage();
  if (watch) await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(item).first().waitFor();
  await page.waitForLoadState('networkidle');
  await pause(SETTLE_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

/** Where a finger would hit the first match of a selector now; null where none can be hit. */
function findSpot(page, selector) {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && element.contains(hit)) return { x, y };
    }
    return null;
  }, selector);
}

/** Scrolls on until a match of the selector can be hit; the page may hold only what is in sight. */
async function reach(page, selector, screens = 40) {
  for (let tried = 0; tried < screens; tried += 1) {
    const spot = await findSpot(page, selector);
    if (spot !== null) return spot;
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    await pause(300);
  }
  throw new Error(`Nothing to tap: ${selector}`);
}

/** Taps with a finger, through the browser's own input: handlers, delays and paint are the real ones. */
export async function tap({ page, session }, selector) {
  const { x, y } = await reach(page, selector);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(FINGER_DOWN_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
