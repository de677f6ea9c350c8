import { statement } from '@upround/shared/db';
import { handleJob } from '@upround/shared/jobs-queue';
import type { JobHandler } from '@upround/shared/jobs-queue';
import * as z from 'zod/mini';
import { sendClosing } from '../job/tell-closed.job';

/** Closes what is overdue, by the clock. */
export const expireJobs = { name: 'jobs.expire', data: z.object({}), schedule: '*/5 * * * *' };

/** Jobs of one transaction. */
const BATCH = 100;

const closeOverdue = statement<{ id: string }>(
  'jobs.expire',
  `update jobs set state = 'CLOSED', close_reason = 'EXPIRED', closed_at = closes_at
   where id in (
     select id from jobs where state = 'OPEN' and closes_at <= $1
     order by closes_at limit ${BATCH} for no key update skip locked)
   returning id`,
);

/** Closes jobs whose time is over, and says so to those who wait for them. */
export function expireJob(now: () => Date): JobHandler {
  return handleJob(expireJobs, async (context) => {
    for (let closed = BATCH; closed === BATCH;) {
      closed = await context.inTransaction(async (trx, jobs) => {
        const rows = await closeOverdue.all(trx, [now()]);
        for (const { id } of rows) await sendClosing(jobs, id);
        return rows.length;
      });
    }
  });
}
