import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { UploadsSettings } from '../uploads-settings';

/** Takes files out of the storage once no row tells of them any more. */
export const removeFiles = {
  name: 'uploads.remove-files',
  data: z.object({ keys: z.array(z.string()) }),
};

export const removeFilesTask = ({ files }: UploadsSettings): TaskHandler =>
  handleTask(removeFiles, (_, { keys }) => files.remove(keys));
