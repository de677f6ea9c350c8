import { statement } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import { accountDeleted } from '@upround/shared/ports';
import { sendClosing } from '../job/notify-closed.task';

const closeLeft = { name: 'jobs.close-left', data: accountDeleted.data };

/** A person's open jobs are few enough for one statement. */
const closeAllOf = statement<{ id: string }, { creator: string; now: Date }>(
  'jobs.close-left',
  `update jobs set state = 'CLOSED', close_reason = 'CANCELLED', closed_at = :now
   where creator_id = :creator::uuid and (state = 'OPEN' or close_reason = 'PAUSED') returning id`,
);

/** Closes the open and paused jobs of a person who deleted their account. Applicants hear of it long before the data is erased. */
export function closeLeftTask(now: () => Date): TaskHandler {
  return handleTask(
    closeLeft,
    (context, { userId }) =>
      context.inTransaction(async (trx, tasks) => {
        const closed = await closeAllOf.all(trx, { creator: userId, now: now() });
        for (const { id } of closed) await sendClosing(tasks, id);
      }),
    [accountDeleted],
  );
}
