import { CircleAlert } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { ICON_STROKE } from '../styling/icon';
import { RetryHoldContext } from './retry-hold';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What was saved, and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  /** Words on the button; "Try again" by default. */
  retryText?: string;
  /** Another way on, beside the button. */
  action?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** Replaces content that could not be loaded: what happened, what was saved, what to do. */
export function ErrorState({
  title,
  children,
  onRetry,
  busy,
  retryText,
  action,
  level = 2,
  className,
}: ErrorStateProps) {
  const t = useKitText();
  const Heading = `h${level}` as const;
  const [isHeld, setHeld] = useState(false);
  const hold = useCallback(() => {
    setHeld(true);
    return () => setHeld(false);
  }, []);
  return (
    <div role="alert" className={classes('flex flex-col items-start gap-2 state-room', className)}>
      <CircleAlert aria-hidden size={28} strokeWidth={ICON_STROKE} className="mb-1 text-danger" />
      <Heading className="text-body font-semibold">{title}</Heading>
      {children && (
        <div className="max-w-form text-small text-muted">
          <RetryHoldContext value={hold}>{children}</RetryHoldContext>
        </div>
      )}
      {(onRetry || action) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {onRetry && (
            <Button busy={busy} disabled={isHeld} onClick={onRetry}>
              {retryText ?? t('errorState.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
