import { bookableSlots, nearestSlots, type TimeRange } from '@upround/mentor/model';
import type { Database, Trx } from '@upround/shared/db';
import { busyOf } from './busy-times.store';
import { rulesOf } from './mentor-rules.store';

const MS_PER_DAY = 86_400_000;
/** How far from a time that is gone others are looked for, in days. */
const NEAR = 14;

/** Whose slots, of what length. */
export interface SlotRequest {
  mentorId: string;
  /** Minutes of a session and between its starts. */
  service: { minutes: number; step: number };
  now: Date;
  /** A booking that moves: its own time is free for it. */
  except?: string | null;
}

/**
 * The slots of a service that begin in a window. In a transaction that books one, lock the mentor first.
 *
 * @param window at most 62 days; its end is excluded
 * @returns in order of time; none where there is no such mentor
 * @throws AvailabilityError `WINDOW_TOO_LONG`
 */
export async function slotsOf(
  db: Database | Trx,
  { mentorId, service, now, except }: SlotRequest,
  window: TimeRange,
): Promise<TimeRange[]> {
  const rules = await rulesOf(db, mentorId);
  if (rules === null) return [];
  return bookableSlots({
    rules: { ...rules, length: service.minutes, step: service.step },
    from: window.start,
    to: window.end,
    now,
    busy: await busyOf(db, mentorId, window, except),
  });
}

/** The slot that begins at a moment; undefined where none does. */
export const slotAt = async (
  db: Database | Trx,
  request: SlotRequest,
  start: Date,
): Promise<TimeRange | undefined> =>
  (await slotsOf(db, request, { start, end: new Date(start.getTime() + 1) }))[0];

/** The three free slots that are nearest to one that is gone, for the details of `SLOT_TAKEN` and `SLOT_GONE`. */
export async function nearestSlotsOf(
  db: Database | Trx,
  request: SlotRequest,
  gone: Date,
): Promise<TimeRange[]> {
  const free = await slotsOf(db, request, {
    start: new Date(gone.getTime() - NEAR * MS_PER_DAY),
    end: new Date(gone.getTime() + NEAR * MS_PER_DAY),
  });
  return nearestSlots(free, gone);
}
