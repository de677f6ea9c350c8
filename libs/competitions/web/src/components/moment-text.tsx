import { classes } from '@upround/shared/ui';
import { useMoments } from '../model/use-moments';

interface MomentTextProps {
  /** ISO 8601. */
  value: string;
  className?: string;
}

/** A moment on the reader's clock with the name of its zone, and below it in UTC where that differs. */
export function MomentText({ value, className }: MomentTextProps) {
  const moments = useMoments();
  return (
    <span className={classes('flex min-w-0 flex-col', className)}>
      <time dateTime={value} className="figures text-text">
        {moments.local(value)}{' '}
        <span className="inline-block text-muted">{moments.zone(value)}</span>
      </time>
      {!moments.isUtc(value) && (
        <span className="figures text-small text-muted">{moments.utc(value)}</span>
      )}
    </span>
  );
}
