import { useEffect, useEffectEvent } from 'react';
import { classes } from '@upround/shared/ui';
import type { Step } from '../model/phases';
import { useSecondsUntil } from '../model/use-now';
import { useCompetitionPartsText } from './messages/catalogue';

interface CountdownProps {
  step: Step;
  /** ISO 8601, on the server's clock. */
  to: string;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number;
  /** The moment has come. */
  onEnd: () => void;
  isSmall?: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Counts down to a moment of the server's clock, stops there and says so once. A timer isn't announced each second:
 * screen readers read it when they get there.
 */
export function Countdown({ step, to, offset, onEnd, isSmall = false }: CountdownProps) {
  const t = useCompetitionPartsText();
  const left = useSecondsUntil(Date.parse(to) - offset);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver, to]);
  return (
    <span
      role="timer"
      aria-label={t(`countdown.${step}`)}
      className={classes('figures block font-semibold', isSmall ? 'text-small' : 'text-title')}
    >
      {isOver
        ? t(`countdown.over.${step}`)
        : t('countdown.left', {
            days: Math.floor(left / DAY),
            hours: twoDigits(Math.floor((left % DAY) / HOUR)),
            minutes: twoDigits(Math.floor((left % HOUR) / MINUTE)),
            seconds: twoDigits(left % MINUTE),
          })}
    </span>
  );
}
