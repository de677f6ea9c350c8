import { pause, tap } from './phone.mjs';

const GIVE_UP_MS = 15_000;
const AT_REST_MS = 700;

/**
 * Runs in the page: `timeUntil` begins at the next lift of the finger, or at once by going back,
 * and ends when a new element that matches is in the window and was painted.
 */
export function watchRoutes() {
  const isSeen = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight && element.textContent !== '';
  };
  window.timeUntil = (selector, goesBack, giveUpMs) => {
    const old = new Set(document.querySelectorAll(selector));
    let from = null;
    window.routeTime = new Promise((resolve) => {
      const look = () => {
        const found = [...document.querySelectorAll(selector)].some(
          (element) => !old.has(element) && isSeen(element),
        );
        if (performance.now() - from > giveUpMs) resolve(null);
        else if (!found) requestAnimationFrame(look);
        // A message that is sent before a frame is delivered after it was painted.
        else {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ ms: performance.now() - from, top: window.scrollY });
          port2.postMessage(null);
        }
      };
      const begin = (at) => {
        from = at;
        requestAnimationFrame(look);
      };
      if (goesBack) {
        begin(performance.now());
        history.back();
      } else {
        const lifted = (event) => begin(event.timeStamp);
        addEventListener('touchend', lifted, { capture: true, once: true });
      }
    });
  };
}

/** Taps a link, or goes back where there is none; answers the time and where the window stood then. */
export async function timeRoute(phoneAt, { link, target }) {
  const { page } = phoneAt;
  await page.evaluate(
    ([selector, goesBack, giveUpMs]) => window.timeUntil(selector, goesBack, giveUpMs),
    [target, link === undefined, GIVE_UP_MS],
  );
  if (link !== undefined) await tap(phoneAt, link);
  const timed = await page.evaluate(() => window.routeTime);
  if (timed === null) throw new Error(`${target} did not come within ${GIVE_UP_MS} ms.`);
  await pause(AT_REST_MS);
  return timed;
}
