/** Where a browser tells of no idle time, work waits this many milliseconds. */
export const IDLE_FALLBACK = 1;

/** Runs work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, IDLE_FALLBACK);
}

/**
 * Runs work once the page has loaded and the browser is idle, so that it neither takes part in the first paint nor
 * keeps the page from counting as loaded.
 */
export function whenLoadedAndIdle(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}
