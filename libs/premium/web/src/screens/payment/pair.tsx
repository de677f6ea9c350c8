import type { ReactNode } from 'react';
import { classes } from '@upround/shared/ui';

interface PairProps {
  /** Both columns are as high as the higher one. */
  isEven?: boolean;
  children: ReactNode;
}

/** Two columns: what is paid, and the payment. Below each other in narrow windows. */
export function Pair({ isEven = false, children }: PairProps) {
  return (
    <div
      className={classes(
        'grid gap-4 medium:grid-cols-2 medium:gap-8',
        isEven ? 'items-start medium:items-stretch' : 'items-start',
      )}
    >
      {children}
    </div>
  );
}
