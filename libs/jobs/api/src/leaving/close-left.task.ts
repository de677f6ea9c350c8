import { statement } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import { accountDeleted } from '@upround/shared/ports';
import { sendClosing } from '../job/tell-closed.task';

const closeLeft = { name: 'jobs.close-left', data: accountDeleted.data };

/** `$1` creator, `$2` now; nobody has more open jobs than one statement can close. */
const closeAllOf = statement<{ id: string }>(
  'jobs.close-left',
  `update jobs set state = 'CLOSED', close_reason = 'CANCELLED', closed_at = $2
   where creator_id = $1::uuid and state = 'OPEN' returning id`,
);

/** Closes what somebody left open who deleted their account, so that those who wait hear of it long before it is erased. */
export function closeLeftTask(now: () => Date): TaskHandler {
  return handleTask(
    closeLeft,
    (context, { userId }) =>
      context.inTransaction(async (trx, tasks) => {
        for (const { id } of await closeAllOf.all(trx, [userId, now()]))
          await sendClosing(tasks, id);
      }),
    [accountDeleted],
  );
}
