import { ApiError, isSwitchedOff, NetworkError } from './errors';

const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Whether an error may pass by itself, so that the same call may succeed later: no connection or no answer in time,
 * a limit that was reached, a server that is away or not ready. A status of 500 is a defect and stays; what an admin
 * switched off stays off.
 */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && TRANSIENT.has(error.status) && !isSwitchedOff(error))
  );
}

export interface BackOffBounds {
  /** The first pause, in milliseconds. */
  first: number;
  /** The longest pause, in milliseconds. */
  longest: number;
}

/**
 * The pause before the next try: the first one, twice as long after each further failure, up to the longest. Where the
 * API said how long to wait (`Retry-After`), that.
 *
 * @param failures how often it failed before this time, from 0
 * @param error what it failed with
 * @returns milliseconds
 */
export function backOff(
  failures: number,
  { first, longest }: BackOffBounds,
  error?: unknown,
): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? Math.min(first * 2 ** failures, longest) : asked * 1000;
}
