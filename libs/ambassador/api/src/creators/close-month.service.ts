import {
  creatorStatement,
  monthOf,
  MS_PER_HOUR,
  readsThatCount,
  type CalendarSpan,
  type PostRead,
} from '@upround/ambassador/model';
import type { Trx } from '@upround/shared/db';
import type { AmbassadorSettings } from '../ambassador-settings';
import * as store from './close-month.store';
import type { PostReads, SavedShare } from './close-month.store';

/** How long after its end a month is closed: by then, whatever began in it has been saved. */
const CLOSED_AFTER_MS = MS_PER_HOUR;

/** The month to close after the last one that is closed: the first is the one in which someone joined. */
function nextMonth(lastMonth: string | null, firstAt: Date | null): CalendarSpan | null {
  if (lastMonth !== null) return monthOf(monthOf(new Date(`${lastMonth}-15T00:00:00Z`)).to);
  return firstAt === null ? null : monthOf(firstAt);
}

/** Reads that count, by post. */
function countByPost(reads: readonly PostRead[]): PostReads[] {
  const counts = new Map<string, PostReads>();
  for (const { postId, creatorId } of reads) {
    const before = counts.get(postId)?.reads ?? 0;
    counts.set(postId, { postId, creatorId, reads: before + 1 });
  }
  return [...counts.values()];
}

/**
 * Closes the oldest month that is over and isn't closed yet. Of two processes that do, the second waits for the first and
 * goes on with the month after.
 *
 * @returns its lines; null where no month is to be closed
 */
export async function closeNextMonth(
  { planRevenue }: Pick<AmbassadorSettings, 'planRevenue'>,
  trx: Trx,
  now: Date,
): Promise<SavedShare[] | null> {
  await store.lockMonths(trx);
  const { lastMonth, firstAt } = await store.readBounds(trx);
  const month = nextMonth(lastMonth, firstAt);
  if (month === null || now.getTime() < month.to.getTime() + CLOSED_AFTER_MS) return null;
  const { from, to } = month;
  const netRevenue = await planRevenue.netOf(trx, { from, to });
  const reads = await store.readReads(trx, { month: month.id, to });
  const carried = await store.readBalances(trx);
  return store.saveMonth(trx, creatorStatement({ month, netRevenue, reads, carried }), {
    netRevenue,
    creators: await store.countMembersAt(trx, to),
    posts: countByPost(readsThatCount(reads, month)),
    now,
  });
}
