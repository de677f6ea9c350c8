import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { UploadsSettings } from '../uploads-settings';
import { removeFiles } from './remove-files.task';
import { deleteUnused, fileKeys } from './upload.store';

/** Looks for what nothing has used, once an hour. */
export const removeUnused = {
  name: 'uploads.remove-unused',
  data: z.object({}),
  schedule: '17 * * * *',
};

/** Uploads of one transaction. */
const BATCH = 100;
const DAY_MS = 24 * 3_600_000;

/** Takes away what was uploaded a day ago and used by nothing. */
export const unusedTask = ({ now }: UploadsSettings): TaskHandler =>
  handleTask(removeUnused, async (context) => {
    for (let removed = BATCH; removed === BATCH;) {
      removed = await context.inTransaction(async (trx, tasks) => {
        const before = new Date(now().getTime() - DAY_MS);
        const rows = await deleteUnused.all(trx, { before, batch: BATCH });
        if (rows.length > 0) await tasks.send(removeFiles, { keys: rows.flatMap(fileKeys) });
        return rows.length;
      });
    }
  });
