import { SafeFetchError } from '@upround/shared/safe-fetch';
import { UnreadableFeedError } from './feed-item';

const MINUTE_MS = 60_000;
/** How long a source is left alone, where it does not say; and the least and most that it may say. */
const PAUSE_MINUTES = 30;
const LEAST_MINUTES = 15;
const MOST_MINUTES = 24 * 60;

const later = (now: Date, minutes: number) =>
  new Date(now.getTime() + Math.min(Math.max(minutes, LEAST_MINUTES), MOST_MINUTES) * MINUTE_MS);

/** When a source that went well is read again. */
export function nextAfterSuccess(now: Date, ttlMinutes: number | null): Date {
  return later(now, ttlMinutes ?? PAUSE_MINUTES);
}

/**
 * When a source that failed is tried again: twice as long after each failure, up to a day, with some chance in it,
 * and never before the source itself wants to be asked.
 *
 * @param failures in a row, this one included
 */
export function nextAfterFailure(now: Date, failures: number, error: unknown): Date {
  const wanted = error instanceof SafeFetchError ? (error.retryAfterSeconds ?? 0) / 60 : 0;
  const backOff = PAUSE_MINUTES * 2 ** Math.min(failures - 1, 10) * (0.9 + Math.random() * 0.2);
  return later(now, Math.max(wanted, backOff));
}

/** Whether the feed is permanently gone (410), so that it is no longer read. */
export function isGone(error: unknown): boolean {
  return error instanceof SafeFetchError && error.status === 410;
}

/** Whether it is the source that failed, and not our database or code. */
export function isOfSource(error: unknown): error is SafeFetchError | UnreadableFeedError {
  return error instanceof SafeFetchError || error instanceof UnreadableFeedError;
}

/** What went wrong in a few words of ours, for the operator; never what a stranger's server wrote. */
export function reasonOf(error: SafeFetchError | UnreadableFeedError): string {
  if (error instanceof UnreadableFeedError) return 'UNREADABLE';
  return error.status === undefined ? error.code : `${error.code} ${error.status}`;
}
