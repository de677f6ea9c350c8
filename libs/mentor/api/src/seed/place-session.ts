import { bookableSlots, type BusyTime, type TimeRange } from '@upround/mentor/model';
import type { MentorRules } from '../hours/mentor-rules.store';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 31;
const YEAR = 365;

/** Times that the sessions of the demo community take, by their mentor and by the person. */
export interface TakenSessions {
  ofMentor: Map<string, BusyTime[]>;
  ofPerson: Map<string, BusyTime[]>;
}

export const noSessions = (): TakenSessions => ({ ofMentor: new Map(), ofPerson: new Map() });

const add = (times: Map<string, BusyTime[]>, key: string, time: BusyTime) =>
  times.set(key, [...(times.get(key) ?? []), time]);

/**
 * Takes the first time of a mentor from a moment on in which both sides are free.
 *
 * @throws Error where there is none within a month
 */
export function placeSession(
  rules: MentorRules,
  { minutes, step }: { minutes: number; step: number },
  { mentor, mentee, after }: { mentor: string; mentee: string; after: Date },
  taken: TakenSessions,
): TimeRange {
  const to = new Date(after.getTime() + WINDOW_DAYS * DAY_MS);
  const others = [mentor, mentee].flatMap((slug) => taken.ofPerson.get(slug) ?? []);
  const [slot] = bookableSlots({
    rules: { ...rules, minimumNotice: 0, horizon: YEAR, length: minutes, step },
    from: after,
    to,
    now: after,
    busy: [...(taken.ofMentor.get(mentor) ?? []), ...others],
  });
  if (slot === undefined)
    throw new Error(`${mentor} has no free time from ${after.toISOString()}.`);
  const time = { start: slot.start, end: slot.end };
  add(taken.ofMentor, mentor, { ...time, kind: 'SESSION' });
  for (const slug of [mentor, mentee]) add(taken.ofPerson, slug, { ...time, kind: 'CALENDAR' });
  return time;
}
