import type { Analytics } from '@upround/shared/analytics';

/** The most calls that wait until the code is loaded. A page makes a few. */
const MOST_WAITING = 100;

/**
 * Analytics whose code is loaded when `load` is called, once the page is at rest. Until then its calls wait, in their
 * order.
 *
 * @param make loads the code
 */
export function deferredAnalytics(make: () => Promise<Analytics>): Analytics {
  const waiting: ((analytics: Analytics) => void)[] = [];
  let made: Analytics | undefined;
  let making: Promise<Analytics> | undefined;
  let isStopped = false;
  const later = (call: (analytics: Analytics) => void) => {
    if (made !== undefined) call(made);
    else if (waiting.length < MOST_WAITING) waiting.push(call);
  };
  return {
    async load() {
      making ??= make();
      try {
        made = await making;
      } catch {
        // Without a network the code isn't there either; the next call tries again.
        making = undefined;
        return;
      }
      if (isStopped) {
        made.stop();
        return;
      }
      for (const call of waiting.splice(0)) call(made);
      await made.load();
    },
    identify: (userId) => later((analytics) => analytics.identify(userId)),
    pageView: (path) => later((analytics) => analytics.pageView(path)),
    capture: (event, properties) => later((analytics) => analytics.capture(event, properties)),
    stop() {
      isStopped = true;
      waiting.length = 0;
      made?.stop();
    },
  };
}
