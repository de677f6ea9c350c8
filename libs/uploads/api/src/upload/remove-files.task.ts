import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { UploadsSettings } from '../uploads-settings';

/** Deletes files from the storage once no row refers to them. */
export const removeFiles = {
  name: 'uploads.remove-files',
  data: z.object({ keys: z.array(z.string()) }),
};

export const removeFilesTask = ({ files }: UploadsSettings): TaskHandler =>
  handleTask(removeFiles, (_, { keys }) => files.remove(keys));
