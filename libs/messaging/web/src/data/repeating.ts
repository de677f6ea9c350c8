import { ApiError, NetworkError } from '@upround/shared/api-client';

/** How long the first further try waits; each waits twice as long as the one before, up to a bound. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether it may pass by itself: no connection, a server that is away, too much at once. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}

export interface Repeating {
  run: () => void;
  stop: () => void;
}

/** Work that is done again, with longer and longer waits, until it succeeds. What stays wrong is left. */
export function repeating(work: () => Promise<unknown>): Repeating {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  async function run(): Promise<void> {
    clearTimeout(timer);
    try {
      await work();
      failures = 0;
    } catch (error) {
      if (isOver || !isPassing(error)) return;
      const asked = error instanceof ApiError ? error.retryAfter : undefined;
      const ms = asked === undefined ? FIRST_WAIT_MS * 2 ** failures : asked * 1000;
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), Math.min(ms, LONGEST_WAIT_MS));
    }
  }
  return {
    run: () => void run(),
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
