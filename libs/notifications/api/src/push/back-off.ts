/** Tries before a message is given up. */
export const TRIES_MAX = 8;
const FIRST_SECONDS = 10;
const LONGEST_SECONDS = 3_600;

/**
 * When to try again: later each time, and never all at once.
 *
 * @param tries how often it was tried
 * @param retryAfter seconds that the service asked for
 * @param random from 0 to 1
 */
export function nextTry(
  now: Date,
  tries: number,
  retryAfter: number | null,
  random: number = Math.random(),
): Date {
  const base = Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS);
  const asked = Math.min(retryAfter ?? 0, LONGEST_SECONDS);
  const seconds = Math.max(base * (0.5 + random), asked + base * 0.5 * random);
  return new Date(now.getTime() + Math.ceil(seconds * 1_000));
}
