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
  /** In a list that says its zone itself: the zone is left out where both sides have the same clock. */
  isListed?: boolean;
  className?: string;
}

/** When a session is, on the viewer's clock, and below it on the other side's where that differs, each with its zone. */
export function SessionTime(props: SessionTimeProps) {
  const { start, end, otherZone, otherName, isListed = false, className } = props;
  const t = useMentorText();
  const clock = useSessionClock();
  const isSame = clock.offset(start) === clock.offset(start, otherZone);
  return (
    <div className={classes('flex min-w-0 flex-col gap-0.5', className)}>
      <time dateTime={start} className="figures font-medium text-text">
        {clock.day(start)}, {clock.timeRange(start, end)}
        {!(isSame && isListed) && (
          <>
            {' '}
            <span className="inline-block font-regular text-muted">
              {labelOf(clock.zone)} ({clock.offset(start)})
            </span>
          </>
        )}
      </time>
      {!isSame && (
        <span className="figures text-small text-muted">
          {t('clock.other', {
            name: otherName,
            time: `${clock.day(start, otherZone)}, ${clock.timeRange(start, end, otherZone)}`,
            zone: `${labelOf(otherZone)} (${clock.offset(start, otherZone)})`,
          })}
        </span>
      )}
    </div>
  );
}
