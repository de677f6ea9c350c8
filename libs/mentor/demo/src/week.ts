import type { MentorHours } from '@upround/mentor/contract';

type Week = MentorHours['weekly'];
type Ranges = Week['MON'];

const closed: Week = { MON: [], TUE: [], WED: [], THU: [], FRI: [], SAT: [], SUN: [] };

/** Ranges as in `10:00-13:00 17:00-19:00`. */
export const ranges = (text: string): Ranges =>
  text.split(' ').map((range) => {
    const [from = '', to = ''] = range.split('-');
    return { from, to };
  });

/** The same hours on some days of the week. */
export function week(...days: readonly [names: readonly (keyof Week)[], hours: string][]): Week {
  const made = { ...closed };
  for (const [names, hours] of days) for (const name of names) made[name] = ranges(hours);
  return made;
}

export const workdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
export const weekend = ['SAT', 'SUN'] as const;
