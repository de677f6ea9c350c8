import type { QuietHours } from '@upround/profile/contract';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What the clock of a place shows, in minutes after midnight. */
function localMinutes(at: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(clock.format(at));
}

/**
 * When the quiet hours end that are on at a moment.
 *
 * @returns null where none are on; hours without length never are
 */
export function quietEnd({ from, to, timeZone }: QuietHours, at: Date): Date | null {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const now = localMinutes(at, timeZone);
  const length = (end - start + DAY_MINUTES) % DAY_MINUTES;
  const since = (now - start + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute + (length - since) * MINUTE_MS);
}
