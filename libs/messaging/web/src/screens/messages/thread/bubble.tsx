import type { ReactNode } from 'react';
import { classes } from '@upround/shared/ui';
import type { Grouping } from '../../../model/thread-rows';

interface BubbleProps extends Grouping {
  isOwn: boolean;
  isFaint?: boolean;
  isTarget?: boolean;
  /** Beside it: what can be done with it. */
  beside?: ReactNode;
  /** Below it: time and state. */
  below?: ReactNode;
  children: ReactNode;
}

/** The ground of one message; those of a group join at the side of who wrote them. */
export function Bubble(props: BubbleProps) {
  const { isOwn, isFirst, isLast, isFaint = false, isTarget = false } = props;
  return (
    <div
      className={classes(
        'group/message flex flex-col',
        isOwn ? 'items-end' : 'items-start',
        isFirst ? 'pt-2' : 'pt-0.5',
      )}
    >
      <div
        className={classes(
          'flex max-w-full items-center gap-1 wide:max-w-2/3',
          isOwn ? 'flex-row-reverse pl-8' : 'pr-8',
        )}
      >
        <div
          className={classes(
            'min-w-0 max-w-dialog rounded-surface px-3 py-2 transition-colors',
            isOwn ? 'bg-accent-subtle' : 'bg-surface-hover',
            isOwn && !isFirst && 'rounded-tr-control',
            isOwn && !isLast && 'rounded-br-control',
            !isOwn && !isFirst && 'rounded-tl-control',
            !isOwn && !isLast && 'rounded-bl-control',
            isFaint && 'opacity-75',
            isTarget && 'outline-2 -outline-offset-2 outline-focus',
          )}
        >
          {props.children}
        </div>
        {props.beside}
      </div>
      {props.below}
    </div>
  );
}

/** One line of small type below a message. */
export function BubbleNote({ children }: { children: ReactNode }) {
  return (
    <div className="figures flex min-h-5 items-center gap-1 px-1 pt-0.5 text-caption text-muted">
      {children}
    </div>
  );
}
