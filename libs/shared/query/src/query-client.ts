import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '@upround/shared/api-client';

const MINUTE = 60_000;
const TRIES = 2;
const LONGEST_WAIT = 8_000;

// What changes in the cache is drawn in the same task. By default it waits for a timer, so that a switch that is clicked
// is first drawn in its old state.
notifyManager.setScheduler(queueMicrotask);

/** Only what may pass by itself is tried again: no connection, and a server that is not ready. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503);
}

function waitBefore(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** attempt : asked * 1000, LONGEST_WAIT);
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
        retry: (failures, error) => failures < TRIES && isPassing(error),
        retryDelay: waitBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
