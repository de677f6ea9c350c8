const DAY = 24 * 60 * 60 * 1000;
/** Fewer stories say nothing of how often there are new ones. */
const ENOUGH = 4;

export type Pace = { per: 'perDay' | 'perWeek' | 'perMonth'; count: number };

/**
 * How often a source publishes, from its newest stories.
 *
 * @param moments when they came out, ISO 8601
 * @returns undefined where they are too few to tell
 */
export function paceOf(moments: readonly string[]): Pace | undefined {
  if (moments.length < ENOUGH) return undefined;
  const times = moments.map((moment) => Date.parse(moment));
  const days = (Math.max(...times) - Math.min(...times)) / DAY;
  const perDay = (times.length - 1) / Math.max(days, 1);
  if (perDay >= 1) return { per: 'perDay', count: Math.round(perDay) };
  if (perDay * 7 >= 1) return { per: 'perWeek', count: Math.round(perDay * 7) };
  return { per: 'perMonth', count: Math.max(1, Math.round(perDay * 30)) };
}
