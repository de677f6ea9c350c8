import type { TimeRange } from './bookable-slots';

/** How many are offered instead of a slot that was taken. */
export const NEAREST_SLOTS = 3;

/**
 * The free slots nearest to one that was taken meanwhile. Of two that are equally far the earlier one is nearer.
 *
 * @param free slots that can be booked, in any order
 * @param lost the start of the slot that was taken; a free slot with the same start isn't offered again
 * @param count how many at most
 * @returns in order of time
 */
export function nearestSlots(
  free: readonly TimeRange[],
  lost: Date,
  count: number = NEAREST_SLOTS,
): TimeRange[] {
  const distance = ({ start }: TimeRange) => Math.abs(start.getTime() - lost.getTime());
  const byStart = (left: TimeRange, right: TimeRange) =>
    left.start.getTime() - right.start.getTime();
  return free
    .filter((slot) => distance(slot) > 0)
    .sort((left, right) => distance(left) - distance(right) || byStart(left, right))
    .slice(0, count)
    .sort(byStart);
}
