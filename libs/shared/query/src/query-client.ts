import { notifyManager, QueryClient } from '@tanstack/react-query';
import { backOff, isTransient } from '@upround/shared/api-client';

const MINUTE = 60_000;
const TRIES = 2;
const WAITS = { first: 500, longest: 8_000 };

// What changes in the cache is drawn in the same task. By default it waits for a timer, so that a switch that is
// clicked is first drawn in its old state.
notifyManager.setScheduler(queueMicrotask);

/** A rate limit that lasts longer than this is shown as an error at once. */
function triesAgain(failures: number, error: unknown): boolean {
  return failures < TRIES && isTransient(error) && backOff(failures, WAITS, error) <= WAITS.longest;
}

/**
 * The cache of server data with the app's defaults: an answer is fresh for a minute and kept for
 * 30 minutes after its last use, nothing is read again because a window came to the front, and
 * writes are never repeated by themselves.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: triesAgain,
        retryDelay: (failures, error) => backOff(failures, WAITS, error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
