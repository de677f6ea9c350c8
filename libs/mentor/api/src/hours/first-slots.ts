import { bookableSlots, type AvailabilityRules, type TimeRange } from '@upround/mentor/model';
import type { Database, Trx } from '@upround/shared/db';
import { busyOf } from './busy-times.store';
import type { MentorRules } from './mentor-rules.store';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** The days that are looked at, one window after the other: most mentors have a time in the first. */
const WINDOWS = [7, 31, 62, 62, 62, 62, 62, 62] as const;

/** Whose first slots. */
export interface FirstSlotsRequest {
  mentorId: string;
  rules: MentorRules;
  /** Minutes of a session and between its starts. */
  services: readonly { minutes: number; step: number }[];
  now: Date;
  /** How many slots of each service are enough. */
  count: number;
  /** Days that are looked at, at most; the whole horizon by default. */
  days?: number;
}

const slotsIn = (
  { services, rules, now }: FirstSlotsRequest,
  window: TimeRange,
  busy: Awaited<ReturnType<typeof busyOf>>,
) =>
  services.map(({ minutes, step }) => {
    const whole: AvailabilityRules = { ...rules, length: minutes, step };
    return bookableSlots({ rules: whole, from: window.start, to: window.end, now, busy });
  });

/**
 * The first slots of some services of a mentor.
 *
 * @returns for each service, in order of time
 * @throws AvailabilityError for rules that are wrong
 */
export async function firstSlots(
  db: Database | Trx,
  request: FirstSlotsRequest,
): Promise<TimeRange[][]> {
  const { mentorId, rules, services, now, count, days = Infinity } = request;
  const found = services.map((): TimeRange[] => []);
  let start = now.getTime() + rules.minimumNotice * MS_PER_MINUTE;
  const last = now.getTime() + Math.min(days, rules.horizon + 2) * MS_PER_DAY;
  for (const length of WINDOWS) {
    if (start > last || found.every((slots) => slots.length >= count)) break;
    const window = { start: new Date(start), end: new Date(start + length * MS_PER_DAY) };
    const busy = await busyOf(db, mentorId, window);
    slotsIn(request, window, busy).forEach((slots, at) => found[at]?.push(...slots));
    start += length * MS_PER_DAY;
  }
  return found.map((slots) => slots.slice(0, count));
}
