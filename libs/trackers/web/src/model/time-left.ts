const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeLeft =
  { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'passed'; count: 0 };

/** How long until a moment, in the unit that says enough: whole days, and hours on the last one. */
export function timeLeftOf(at: string, now: number): TimeLeft {
  const left = Date.parse(at) - now;
  if (left <= 0) return { unit: 'passed', count: 0 };
  if (left >= DAY) return { unit: 'days', count: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: 'hours', count: Math.floor(left / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE)) };
}
