import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
}

/**
 * The present, in milliseconds since 1970.
 *
 * @param step how often it is renewed, in seconds
 */
export const useNow = (step = 1): number =>
  useSyncExternalStore(eachSecond, () => {
    const length = step * SECOND;
    return Math.floor(Date.now() / length) * length;
  });
