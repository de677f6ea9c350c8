import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { removeFiles } from '../files/remove-files.task';
import type { ProfileSettings } from '../profile-settings';
import { beginErasing, findDue } from './deletion.store';

export const findErasable = {
  name: 'profile.find-erasable',
  data: z.object({}),
  schedule: '25 * * * *',
};

const eraseAccount = {
  name: 'profile.erase-account',
  data: z.object({ userId: z.string() }),
  batch: 1,
  expireSeconds: 3600,
  retries: 20,
};

/**
 * Erasing accounts whose 30 days are over: slice by slice, each in a transaction of its own, profile last. What failed
 * half-way is begun again, and finds what was done already gone.
 */
export function deletionTasks({ contributed, now }: ProfileSettings): TaskHandler[] {
  return [
    handleTask(findErasable, async (context) => {
      const due = await findDue(context.db, now());
      await context.inTransaction(async (_trx, tasks) => {
        for (const userId of due) await tasks.send(eraseAccount, { userId });
      });
    }),
    handleTask(eraseAccount, async (context, { userId }) => {
      if (!(await beginErasing(context.db, userId, now()))) return;
      for (const eraser of contributed().erasers) {
        await eraser.eraseElsewhere?.(context.db, userId);
        await context.inTransaction(async (trx, tasks) => {
          const keys = await eraser.erase(trx, userId);
          if (keys.length > 0) await tasks.send(removeFiles, { keys: [...keys] });
        });
        context.log.info({ userId, slice: eraser.name }, 'erased');
      }
    }),
  ];
}
