import { labelOf } from '@upround/shared/time-zones';
import { classes } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { useSessionClock } from '../model/use-session-clock';

interface SessionTimeProps {
  /** ISO 8601. */
  start: string;
  end: string;
  /** The other side's zone, on whose clock the time is printed as well. */
  otherZone: string;
  /** Whose clock that is, as in `Sunita Rao`. */
  otherName: string;
  /** In a list that says its zone itself: the viewer's zone is left out. */
  isListed?: boolean;
  className?: string;
}

/** When a session is, on the viewer's clock and on the other side's where that differs, each with its zone. */
export function SessionTime(props: SessionTimeProps) {
  const { start, end, otherZone, otherName, isListed = false, className } = props;
  const t = useMentorText();
  const clock = useSessionClock();
  const isSame = clock.offset(start) === clock.offset(start, otherZone);
  if (isListed) return <ListedTime {...props} isSame={isSame} />;
  const own = <OneClock start={start} end={end} zone={clock.zone} isOwn />;
  if (isSame) return <div className={classes('min-w-0', className)}>{own}</div>;
  return (
    <dl className={classes('flex min-w-0 flex-wrap gap-x-10 gap-y-3', className)}>
      <div className="min-w-0">
        <dt className="text-caption text-muted">{t('clock.yours')}</dt>
        <dd>{own}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-caption wrap-anywhere text-muted">
          {t('clock.theirs', { name: otherName })}
        </dt>
        <dd>
          <OneClock start={start} end={end} zone={otherZone} />
        </dd>
      </div>
    </dl>
  );
}

interface OneClockProps extends Pick<SessionTimeProps, 'start' | 'end'> {
  zone: string;
  isOwn?: boolean;
}

/** Day and time on one clock, and below them which clock that is. */
function OneClock({ start, end, zone, isOwn = false }: OneClockProps) {
  const clock = useSessionClock();
  return (
    <>
      <time
        dateTime={start}
        className={classes('block figures', isOwn ? 'font-semibold text-text' : 'text-text')}
      >
        {clock.day(start, zone)}, {clock.timeRange(start, end, zone)}
      </time>
      <span className="block text-small wrap-anywhere text-muted figures">
        {labelOf(zone)} ({clock.offset(start, zone)})
      </span>
    </>
  );
}

/** Two lines: the day and time, and the other side's time, with its day if it differs. */
function ListedTime(props: SessionTimeProps & { isSame: boolean }) {
  const { start, end, otherZone, otherName, isSame, className } = props;
  const t = useMentorText();
  const clock = useSessionClock();
  const day = clock.day(start, otherZone);
  const times = clock.timeRange(start, end, otherZone);
  return (
    <div className={classes('flex min-w-0 flex-col gap-0.5', className)}>
      <time dateTime={start} className="font-medium text-text figures">
        {clock.day(start)}, {clock.timeRange(start, end)}
      </time>
      {!isSame && (
        <span className="text-small wrap-anywhere text-muted figures">
          {t('clock.other', {
            name: otherName,
            time: day === clock.day(start) ? times : `${day}, ${times}`,
          })}
        </span>
      )}
    </div>
  );
}
