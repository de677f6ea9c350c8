import { createContext, type RefCallback } from 'react';

/**
 * A ref for what says that trying again has to wait: while that is in the error state, its button is disabled. Null outside
 * of one.
 */
export const RetryHoldContext = createContext<RefCallback<HTMLElement> | null>(null);
