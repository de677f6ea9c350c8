import { ambassadorEvent } from '@upround/ambassador/contract';
import { MS_PER_DAY } from '@upround/ambassador/model';
import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { AmbassadorSettings } from '../ambassador-settings';
import { creatorNotice } from '../notices/creator-notice';
import { closeNextMonth } from './close-month.service';
import { deleteReads } from './read.store';

/** Closes the months that are over, then deletes old reads. */
export const closeMonths = {
  name: 'ambassador.close-creator-months',
  data: z.object({}),
  schedule: '23 * * * *',
};

/** How long a read is saved: longer than conditions look back, and than any month is open. */
const READ_DAYS = 100;
/** Reads that one transaction deletes. */
const BATCH = 1_000;

type Settings = Pick<AmbassadorSettings, 'now' | 'realtime' | 'planRevenue'>;

/** @returns false once no month is to be closed */
async function closeOne(
  settings: Settings,
  { inTransaction }: Pick<TaskContext, 'inTransaction'>,
): Promise<boolean> {
  const lines = await inTransaction(async (trx, tasks) => {
    const closed = await closeNextMonth(settings, trx, settings.now());
    for (const { id, user_id: userId, month, reads, paid, carried_out: carried } of closed ?? []) {
      // Nothing is new where an amount was only carried on.
      if (userId === null || (reads === 0 && paid === 0)) continue;
      await tasks.publish(creatorNotice, {
        userId,
        about: 'STATEMENT',
        referenceId: id,
        isApproved: true,
        reason: '',
        month,
        paid,
        carried,
      });
    }
    return closed;
  });
  const members = (lines ?? []).flatMap(({ user_id: userId }) => userId ?? []);
  settings.realtime?.send(members, { name: ambassadorEvent.name, data: {} });
  return lines !== null;
}

/** @param settings with the server's clock */
export const creatorTasks = (settings: Settings): TaskHandler[] => [
  handleTask(closeMonths, async (context) => {
    for (let isMore = true; isMore;) isMore = await closeOne(settings, context);
    // Not before all months are closed that they may count for.
    const before = new Date(settings.now().getTime() - READ_DAYS * MS_PER_DAY);
    for (let deleted = BATCH; deleted === BATCH;) {
      deleted = await context.inTransaction((trx) => deleteReads(trx, { before, limit: BATCH }));
    }
  }),
];
