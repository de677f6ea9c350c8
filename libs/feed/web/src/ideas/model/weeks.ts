import type { Idea } from '@upround/feed/contract';

/** How long ago a week was, in words of the catalogue. */
export type Week = 'this' | 'last' | 'month' | 'older';

const DAY = 24 * 3_600_000;

/** The week of a moment, counted back from now. */
export function weekOf(moment: string, now: number): Week {
  const days = (now - Date.parse(moment)) / DAY;
  return days < 7 ? 'this' : days < 14 ? 'last' : days < 31 ? 'month' : 'older';
}

/** Ideas by week, in their order. */
export function byWeek(ideas: readonly Idea[], now = Date.now()): { week: Week; ideas: Idea[] }[] {
  const groups: { week: Week; ideas: Idea[] }[] = [];
  for (const idea of ideas) {
    const week = weekOf(idea.createdAt, now);
    const last = groups.at(-1);
    if (last?.week === week) last.ideas.push(idea);
    else groups.push({ week, ideas: [idea] });
  }
  return groups;
}
