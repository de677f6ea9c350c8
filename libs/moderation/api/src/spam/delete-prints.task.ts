import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { deletePrints } from './print.store';

const deleteOldPrints = {
  name: 'moderation.delete-prints',
  data: z.object({}),
  schedule: '37 * * * *',
};

const KEPT_MS = 48 * 60 * 60 * 1000;

/** Deletes what texts were compared by, after two days. */
export const deletePrintsTask = ({ now }: { now: () => Date }): TaskHandler =>
  handleTask(deleteOldPrints, async ({ db }) => {
    await deletePrints.all(db, { before: new Date(now().getTime() - KEPT_MS) });
  });
