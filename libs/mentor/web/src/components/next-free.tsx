import { CalendarCheck, CalendarX } from 'lucide-react';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { useSessionClock } from '../model/use-session-clock';
import { useMentorCardText } from './messages/catalogue';

interface NextFreeProps {
  /** ISO 8601; null where there is none. */
  at: string | null;
  className?: string;
}

/** A mentor's next free time on the viewer's clock, with its zone where that isn't the one of this device. */
export function NextFree({ at, className }: NextFreeProps) {
  const t = useMentorCardText();
  const clock = useSessionClock();
  const IconPart = at === null ? CalendarX : CalendarCheck;
  return (
    <p
      className={classes(
        'flex items-start gap-1.5 text-small figures',
        at === null ? 'text-muted' : 'text-text',
        className,
      )}
    >
      <IconPart
        aria-hidden
        size={16}
        strokeWidth={ICON_STROKE}
        className={classes('mt-0.5 shrink-0', at !== null && 'text-accent-text')}
      />
      {at === null ? (
        t('noneFree')
      ) : (
        <time dateTime={at}>
          {t('nextFree', { time: `${clock.shortDayAndTime(at)} ${clock.otherOffset(at)}`.trim() })}
        </time>
      )}
    </p>
  );
}
