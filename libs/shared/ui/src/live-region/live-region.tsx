import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** What to read out now; empty for nothing. */
  children?: ReactNode;
  /** Interrupts the screen reader. Rarely right. */
  assertive?: boolean;
}

/** Reads out what changes within it. It must be in the page before the words come. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
      className="sr-only"
    >
      {children}
    </div>
  );
}
