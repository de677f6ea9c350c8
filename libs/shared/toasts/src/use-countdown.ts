import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `end` once, after so many milliseconds of `running`; pauses while it is false. */
export function useCountdown(milliseconds: number, running: boolean, end: () => void): void {
  const left = useRef(milliseconds);
  const finish = useEffectEvent(end);
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds]);
  useEffect(() => {
    if (!running) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [milliseconds, running]);
}
