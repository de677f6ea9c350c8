import { daySpanOf, MS_PER_DAY, MS_PER_HOUR } from '@upround/ambassador/model';
import { statement, type Trx } from '@upround/shared/db';
import type { AmbassadorSettings } from '../ambassador-settings';
import { computeBoardsOn } from '../boards/rank-boards.task';
import { closeNextMonth } from '../creators/close-month.service';

/** Months that a running server would have closed long ago. */
const SETTLED_MS = 2 * MS_PER_DAY;

const state = statement<{ has_lines: boolean; has_boards: boolean; has_months: boolean }>(
  'ambassador.computed-state',
  `select exists (select from ambassador_lines) as has_lines, exists (select from ambassador_boards) as has_boards,
     exists (select from creator_months) as has_months`,
);

const outdateAll = statement<never>(
  'ambassador.outdate-seeded',
  'update ambassadors set is_outdated = true where exists (select from ambassador_lines l where l.ambassador_id = ambassadors.id)',
);

/**
 * Computes boards and closes months where neither was ever done, as in the demo community: its copy is moved in time, and
 * seasons and months are those of the calendar. Later ones are left to the tasks, which also notify.
 */
export async function computeSeeded(
  settings: Pick<AmbassadorSettings, 'now' | 'planRevenue'>,
  trx: Trx,
): Promise<void> {
  const found = await state.first(trx, {});
  if (found === undefined) return;
  const now = settings.now();
  if (found.has_lines && !found.has_boards) {
    // As of yesterday first, without the points of today, so that ranks have one to compare with.
    const { from: today } = daySpanOf(now);
    await computeBoardsOn(trx, new Date(today.getTime() - MS_PER_HOUR), today);
    await outdateAll.all(trx, {});
    await computeBoardsOn(trx, now);
  }
  if (found.has_months) return;
  const until = new Date(now.getTime() - SETTLED_MS);
  for (let isMore = true; isMore;) {
    isMore = (await closeNextMonth(settings, trx, until)) !== null;
  }
}
