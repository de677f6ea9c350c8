import { useSyncExternalStore } from 'react';
import { useFormat } from './format';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** Today and yesterday in the viewer's time zone; updated at midnight. */
export function useToday(): { today: string; yesterday: string } {
  const format = useFormat();
  const now = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
  return { today: format.date(now), yesterday: format.date(now - DAY) };
}
