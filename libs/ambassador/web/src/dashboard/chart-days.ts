import { ambassadorLimits, type FunnelDay } from '@upround/ambassador/contract';
import { daySpanOf, MS_PER_DAY } from '@upround/ambassador/model';

/**
 * The last 90 days in India, the oldest first, with what happened on each.
 *
 * @param days on which something happened
 */
export function chartDays(days: readonly FunnelDay[], now: Date): FunnelDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const count = ambassadorLimits.chartDays;
  return Array.from({ length: count }, (_, at) => {
    const { id } = daySpanOf(new Date(now.getTime() - (count - 1 - at) * MS_PER_DAY));
    return known.get(id) ?? { day: id, visits: 0, joined: 0, active: 0 };
  });
}
