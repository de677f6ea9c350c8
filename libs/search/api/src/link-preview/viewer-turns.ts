import { setTimeout as pause } from 'node:timers/promises';

/** Does something for somebody once their earlier work is done; undefined where that took too long. */
export type InTurn = <T>(viewer: string, work: () => Promise<T>) => Promise<T | undefined>;

/**
 * Lets everybody do one thing at a time, whatever others do.
 *
 * @param longestMs how long a turn is waited for
 */
export function createTurns(longestMs: number): InTurn {
  const latest = new Map<string, Promise<unknown>>();

  async function inTime(before: Promise<unknown>): Promise<boolean> {
    const over = new AbortController();
    const late = pause(longestMs, false, { ref: false, signal: over.signal }).catch(() => false);
    try {
      return await Promise.race([before.then(() => true), late]);
    } finally {
      over.abort();
    }
  }

  return async (viewer, work) => {
    const before = latest.get(viewer);
    let end: () => void = () => undefined;
    const own = new Promise<void>((done) => {
      end = done;
    });
    // Who gave up waiting lets the next one wait for those before.
    const all = Promise.all([before, own]);
    latest.set(viewer, all);
    void all.then(() => latest.get(viewer) === all && latest.delete(viewer));
    try {
      return before === undefined || (await inTime(before)) ? await work() : undefined;
    } finally {
      end();
    }
  };
}
