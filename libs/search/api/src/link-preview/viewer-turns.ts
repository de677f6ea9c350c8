import { setTimeout as pause } from 'node:timers/promises';

/** Runs work for a viewer once their earlier work is done; returns undefined after a timeout. */
export type InTurn = <T>(viewer: string, work: () => Promise<T>) => Promise<T | undefined>;

/**
 * Runs one piece of work at a time for each viewer.
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
