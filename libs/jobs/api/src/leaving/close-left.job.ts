import { statement } from '@upround/shared/db';
import { handleJob } from '@upround/shared/jobs-queue';
import type { JobHandler } from '@upround/shared/jobs-queue';
import { accountDeleted } from '@upround/shared/ports';
import { sendClosing } from '../job/tell-closed.job';

const closeLeft = { name: 'jobs.close-left', data: accountDeleted.data };

/** `$1` creator, `$2` now; nobody has more open jobs than one statement can close. */
const closeAllOf = statement<{ id: string }>(
  'jobs.close-left',
  `update jobs set state = 'CLOSED', close_reason = 'CANCELLED', closed_at = $2
   where creator_id = $1::uuid and state = 'OPEN' returning id`,
);

/** Closes what somebody left open who deleted their account, so that those who wait hear of it long before it is erased. */
export function closeLeftJob(now: () => Date): JobHandler {
  return handleJob(
    closeLeft,
    (context, { userId }) =>
      context.inTransaction(async (trx, jobs) => {
        for (const { id } of await closeAllOf.all(trx, [userId, now()]))
          await sendClosing(jobs, id);
      }),
    [accountDeleted],
  );
}
