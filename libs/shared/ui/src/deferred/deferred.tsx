import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its children in a second pass, so that the rest of the page is painted sooner. For content below the fold,
 * never for content that is visible or focused first.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
