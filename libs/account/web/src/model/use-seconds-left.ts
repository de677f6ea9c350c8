import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Counts down to a moment.
 *
 * @param until epoch milliseconds, or undefined for no wait
 * @returns whole seconds left, 0 when it is over
 */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until === undefined || until <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver, until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / SECOND));
}
