import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  children: ReactNode;
  /** Placeholder until the children are rendered. */
  fallback?: ReactNode;
  /** Renders the children in the first pass, for example when their code is already loaded. Read once. */
  atOnce?: boolean;
}

/**
 * Renders its children in a second pass, so that the rest of the page is painted sooner. For content below the fold, or
 * with a fallback of the same size; never for what has focus first.
 */
export function Deferred({ children, fallback = null, atOnce = false }: DeferredProps) {
  return useDeferredValue(true, atOnce) ? children : fallback;
}
