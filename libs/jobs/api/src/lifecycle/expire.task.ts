import { jobLimits } from '@upround/jobs/contract';
import { statement } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { sendClosing } from '../job/notify-closed.task';

/** Closes overdue jobs, open or paused, every five minutes. */
export const expireJobs = { name: 'jobs.expire', data: z.object({}), schedule: '*/5 * * * *' };

/** Jobs of one transaction. */
const BATCH = 100;

const closeOverdue = statement<{ id: string }, { now: Date }>(
  'jobs.expire',
  `update jobs set state = 'CLOSED', close_reason = 'EXPIRED', closed_at = closes_at
   where id in (
     select id from jobs where state = 'OPEN' and closes_at <= :now
     order by closes_at limit ${BATCH} for no key update skip locked)
   returning id`,
);

/** A pause ends the job after as many days as a job is open. */
const closePaused = statement<{ id: string }, { now: Date }>(
  'jobs.expire-paused',
  `update jobs set close_reason = 'EXPIRED', closed_at = closed_at + interval '${jobLimits.openDays} days'
   where id in (
     select id from jobs
     where close_reason = 'PAUSED' and closed_at <= :now::timestamptz - interval '${jobLimits.openDays} days'
     order by closed_at limit ${BATCH} for no key update skip locked)
   returning id`,
);

/** Closes jobs whose time, or pause, is over, and notifies those who applied. */
export function expireTask(now: () => Date): TaskHandler {
  return handleTask(expireJobs, async (context) => {
    for (const close of [closeOverdue, closePaused]) {
      for (let closed = BATCH; closed === BATCH;) {
        closed = await context.inTransaction(async (trx, tasks) => {
          const rows = await close.all(trx, { now: now() });
          for (const { id } of rows) await sendClosing(tasks, id);
          return rows.length;
        });
      }
    }
  });
}
