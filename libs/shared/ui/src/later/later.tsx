import { useDeferredValue, type ReactNode } from 'react';

/**
 * What may be drawn a moment after the rest of a page, so that the rest stands sooner: what lies below, never what
 * the eye or the keyboard goes to first.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
