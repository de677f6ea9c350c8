import { jobLimits } from '@upround/jobs/contract';
import { statement } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import { jobConfirmReminder } from '@upround/shared/ports';
import * as z from 'zod/mini';
import { DAY_MS } from '../jobs-time';

/** Looks for jobs to confirm, every hour. */
export const findConfirmReminders = {
  name: 'jobs.find-to-confirm',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** Jobs of one transaction. */
const BATCH = 100;

type ConfirmReminder = { now: Date; monthAgo: Date };

/** Marks jobs that were neither confirmed nor asked about for a month. */
const markConfirmReminders = statement<{ id: string; creator_id: string }, ConfirmReminder>(
  'jobs.mark-to-confirm',
  `update jobs set to_confirm_at = :now
   where id in (
     select id from jobs
     where state = 'OPEN' and greatest(published_at, confirmed_at, to_confirm_at) <= :monthAgo and closes_at > :now
     order by greatest(published_at, confirmed_at, to_confirm_at) limit ${BATCH}
     for no key update skip locked)
   returning id, creator_id`,
);

/** Asks once a month whether a job that its creator did not confirm is still open. */
export function confirmReminderTask(now: () => Date): TaskHandler {
  return handleTask(findConfirmReminders, async (context) => {
    for (let found = BATCH; found === BATCH;) {
      found = await context.inTransaction(async (trx, tasks) => {
        const at = now();
        const monthAgo = new Date(at.getTime() - jobLimits.confirmDays * DAY_MS);
        const rows = await markConfirmReminders.all(trx, { now: at, monthAgo });
        for (const { id: jobId, creator_id: creatorId } of rows) {
          await tasks.publish(jobConfirmReminder, { jobId, creatorId });
        }
        return rows.length;
      });
    }
  });
}
