import { useFormat, type Moment } from '@upround/shared/i18n';
import { useEffect, useState } from 'react';

export interface TimeProps {
  value: Moment;
  /** `relative` and `short` keep themselves up to date; the full date is on hover in every form. */
  form?: 'relative' | 'short' | 'date' | 'shortDate' | 'dateTime' | 'month' | 'time';
  className?: string;
}

const MINUTE = 60_000;

/** A moment in the reader's zone, machine-readable, with the full date as its title once it is pointed at. */
export function Time({ value, form = 'relative', className }: TimeProps) {
  const format = useFormat();
  const isAgo = form === 'relative' || form === 'short';
  const now = useNow(isAgo ? value : undefined);
  const date = value instanceof Date ? value : new Date(value);
  const text = format[form](date, now);
  return (
    <time
      dateTime={date.toISOString()}
      // To put a date into words takes longer than to draw the post around it.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = format.dateTime(date);
      }}
      className={className ? `figures ${className}` : 'figures'}
    >
      {text}
    </time>
  );
}

/** The present, renewed each minute while the moment is less than an hour away from it. */
function useNow(moment: Moment | undefined): number {
  const [now, setNow] = useState(Date.now);
  const time = moment === undefined ? undefined : new Date(moment).getTime();
  const fresh = time !== undefined && Math.abs(now - time) < 60 * MINUTE;
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, [fresh]);
  return now;
}
