import { useEffect, useState } from 'react';
import type { Deadline } from '@upround/trackers/contract';
import { useTrackersText } from '../messages/catalogue';
import { timeLeftOf } from '../model/time-left';

const MINUTE = 60_000;

/** The present, renewed each minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long one can still apply. */
export function TimeLeft({ deadline, className }: { deadline: Deadline; className?: string }) {
  const t = useTrackersText();
  const now = useMinute();
  const left = timeLeftOf(deadline.at, now);
  return (
    <span className={className}>
      {left.unit === 'passed' ? t('left.passed') : t(`left.${left.unit}`, { count: left.count })}
    </span>
  );
}
