import { backOff, isTransient } from '@upround/shared/api-client';

const WAITS = { first: 1_000, longest: 30_000 };

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
      if (isOver || !isTransient(error)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), backOff(failures, WAITS, error));
      failures += 1;
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
