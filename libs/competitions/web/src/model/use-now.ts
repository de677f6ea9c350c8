import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1_000;
const MINUTE = 60_000;

/**
 * The whole seconds until a moment, renewed each second; 0 from then on.
 *
 * @param end in milliseconds since 1970
 */
export function useSecondsUntil(end: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (Date.now() >= end) clearInterval(timer);
      }, SECOND);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((end - Date.now()) / SECOND)));
}

/**
 * Whether a moment has come; looked at each second.
 *
 * @param at in milliseconds since 1970
 */
export function useIsPast(at: number): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, SECOND);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => Date.now() >= at);
}

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The present in milliseconds, renewed each minute. */
export const useMinute = (): number =>
  useSyncExternalStore(eachMinute, () => Math.floor(Date.now() / MINUTE) * MINUTE);
