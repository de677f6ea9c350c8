/** Where a browser tells of no idle time, work waits this many milliseconds. */
export const IDLE_FALLBACK = 1;

/** Runs work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, IDLE_FALLBACK);
}

/** What nobody waits for lets the loaded page alone for this many milliseconds, in which it is first read and tapped. */
export const REST_AFTER_LOAD = 4_000;

/** Runs work nobody waits for: some time after the page has loaded, once the browser is idle. */
export function whenAtRest(work: () => void): void {
  const begin = () => setTimeout(() => whenIdle(work), REST_AFTER_LOAD);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
