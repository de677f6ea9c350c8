import type { Booking } from '@upround/mentor/contract';
import { isAgreed } from './sides';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Reported from so long after the start. */
const NO_SHOW = 10 * MINUTE;
/** Said from so long before the start. */
const LATE = 60 * MINUTE;
/** The server's clock and ours differ a little. */
const AFTER = 1_500;
/** While something should have changed and hasn't. */
const AGAIN = 15 * SECOND;
/** Browsers count no further than 24 days, and computers sleep. */
const MOST = 60 * MINUTE;

/**
 * In how many milliseconds a session reads differently by the clock alone: the meeting link is shown, the time to pay is
 * over, it can't be moved any more.
 *
 * @returns false where nothing changes any more
 */
export function nextChange(session: Booking | undefined, now: number): number | false {
  if (session === undefined) return false;
  const isRunning = isAgreed(session);
  if (session.state !== 'REQUESTED' && !isRunning) return false;
  const start = Date.parse(session.start);
  const end = Date.parse(session.end);
  const from = Date.parse(session.join.from);
  const moments = [
    session.deadline,
    session.movableUntil,
    session.ifCancelled?.changesAt ?? null,
    ...(isRunning ? [session.join.from] : []),
  ].flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]));
  const all = [...moments, ...(isRunning ? [start - LATE, start, start + NO_SHOW, end] : [])];
  const isDue =
    (session.deadline !== null && Date.parse(session.deadline) <= now) ||
    (isRunning && (end <= now || (from <= now && session.join.url === null)));
  if (isDue) return AGAIN;
  const next = Math.min(...all.filter((moment) => moment > now));
  return Math.min(next - now + AFTER, MOST);
}

/** Whether someone can say that they are late. */
export const canBeLate = (session: Booking, now: number): boolean =>
  isAgreed(session) && now >= Date.parse(session.start) - LATE && now < Date.parse(session.end);
