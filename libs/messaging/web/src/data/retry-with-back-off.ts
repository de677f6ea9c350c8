import { backOff, isTransient } from '@upround/shared/api-client';

const WAITS = { first: 1_000, longest: 30_000 };

export interface Retrier {
  run: () => void;
  stop: () => void;
}

/** Runs work again with growing pauses until it succeeds. An error that is not transient ends it. */
export function retryWithBackOff(work: () => Promise<unknown>): Retrier {
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
