import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface MetaLineProps {
  className?: string;
  /** Short facts, each an element: none of them wraps, and dots separate them. */
  children: ReactNode;
}

/**
 * Facts in small type with a dot between them. Where they take more than one line, no line begins
 * or ends with a dot: each carries one before it, and the first of a line is cut off.
 */
export function MetaLine({ className, children }: MetaLineProps) {
  return (
    // A margin as wide as the mark of focus, which must not be cut off as well.
    <div className={classes('-mx-1 overflow-x-clip px-1 text-small text-muted figures', className)}>
      <div className="-ml-3 flex flex-wrap dots">{children}</div>
    </div>
  );
}
