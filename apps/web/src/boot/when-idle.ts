/** Delay in milliseconds in browsers without `requestIdleCallback`. */
export const IDLE_FALLBACK = 1;

/** Runs work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, IDLE_FALLBACK);
}

/** Background work starts so many milliseconds after the load at the earliest. */
export const REST_AFTER_LOAD = 4_000;
/** What is missed at once, such as the unread counts, waits for so many milliseconds after the load. */
export const SOON_AFTER_LOAD = 150;
/** What belongs to the page, but may come a moment later, waits for so many milliseconds after the load. */
export const MOMENT_AFTER_LOAD = 1_000;
/** The viewer is at rest after so many milliseconds without scrolling, tapping or typing. */
export const REST_AFTER_INPUT = 1_000;

const INPUTS = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Runs background work: some time after the page has loaded, at rest, once the browser is idle.
 *
 * @param work what to do
 * @param afterLoad milliseconds between the load and the first check whether the viewer is at rest
 */
export function whenAtRest(work: () => void, afterLoad = REST_AFTER_LOAD): void {
  let lastInput = -Infinity;
  const note = ({ type }: Event) => {
    // A scroll before any other input is the page's own: a strip that brings its current tab into view.
    if (type !== 'scroll' || lastInput > 0) lastInput = performance.now();
  };
  for (const name of INPUTS) window.addEventListener(name, note, { passive: true, capture: true });
  const look = () => {
    const left = lastInput + REST_AFTER_INPUT - performance.now();
    if (left > 0) {
      setTimeout(look, left);
      return;
    }
    for (const name of INPUTS) window.removeEventListener(name, note, { capture: true });
    whenIdle(work);
  };
  const begin = () => setTimeout(look, afterLoad);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
