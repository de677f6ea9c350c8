import { handleJob, type JobHandler } from '@upround/shared/jobs-queue';
import * as z from 'zod/mini';
import type { UploadsSettings } from '../uploads-settings';

/** Takes files out of the storage once no row tells of them any more. */
export const removeFiles = {
  name: 'uploads.remove-files',
  data: z.object({ keys: z.array(z.string()) }),
};

export const removeFilesJob = ({ files }: UploadsSettings): JobHandler =>
  handleJob(removeFiles, (_, { keys }) => files.remove(keys));
