import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { FileStore } from '@upround/shared/storage';
import * as z from 'zod/mini';

/** Takes files away after the commit that let go of them. */
export const removeFiles = {
  name: 'profile.remove-files',
  data: z.object({ keys: z.array(z.string()) }),
};

export function fileRemover(files: Pick<FileStore, 'remove'>): TaskHandler {
  return handleTask(removeFiles, (_context, { keys }) => files.remove(keys));
}
