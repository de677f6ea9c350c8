import { statement, type Trx } from '@upround/shared/db';
import {
  handleTask,
  type EventDefinition,
  type TaskHandler,
  type TaskSender,
} from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { TrackersSettings } from '../trackers-settings';
import { dueText, isOpenText } from './is-open';

/** A programme that was closed can be applied to again. */
export const trackerOpened = {
  name: 'trackers.opened',
  data: z.object({
    recordId: z.string(),
    /** The moment, by which a notification of it is known. */
    openedAt: z.string(),
    /** The watcher behind whom a task goes on; the first task begins at the beginning. */
    after: z.optional(z.string()),
  }),
} satisfies EventDefinition;

/** Looks every hour what has opened and what has closed. */
export const refreshOpenings = {
  name: 'trackers.refresh-openings',
  data: z.object({}),
  schedule: '2 * * * *',
};

/** Records of one transaction. */
const BATCH = 500;

const now = ':now::timestamptz';

const refresh = statement<
  { id: string; was: boolean | null; is_open: boolean | null },
  { now: Date }
>(
  'trackers.refresh-openings',
  `with changed as (
     select r.id, r.is_open as was, ${isOpenText(now)} as now_open, ${dueText(now)} as now_due
     from tracker_records r
     where r.removed_at is null and (r.is_open is distinct from (${isOpenText(now)}) or r.due_at <> (${dueText(now)}))
     order by r.id limit ${BATCH} for no key update skip locked)
   update tracker_records r set is_open = changed.now_open, due_at = changed.now_due,
     opened_at = case when changed.now_open and changed.was is distinct from true then :now::timestamptz
       else r.opened_at end
   from changed where r.id = changed.id returning r.id, changed.was, r.is_open`,
);

/**
 * Brings what is open up to date, and publishes what has opened after it was closed.
 *
 * @returns how many records changed
 */
export async function refreshRecords(trx: Trx, tasks: TaskSender, at: Date): Promise<number> {
  const rows = await refresh.all(trx, { now: at });
  for (const { id, was, is_open: isOpen } of rows) {
    if (isOpen === true && was === false) {
      await tasks.publish(trackerOpened, { recordId: id, openedAt: at.toISOString() });
    }
  }
  return rows.length;
}

/** @param settings with the server's clock */
export const refreshOpeningsTask = (settings: Pick<TrackersSettings, 'now'>): TaskHandler =>
  handleTask(refreshOpenings, async (context) => {
    for (let changed = BATCH; changed === BATCH;) {
      changed = await context.inTransaction((trx, tasks) =>
        refreshRecords(trx, tasks, settings.now()),
      );
    }
  });
