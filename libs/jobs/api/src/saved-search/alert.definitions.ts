import type { TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Finds the searches that are to tell of new jobs. Goes on with itself, page by page. */
export const gatherAlerts = {
  name: 'jobs.gather-alerts',
  data: z.object({ after: z.optional(z.string()) }),
  schedule: '20 * * * *',
} satisfies TaskDefinition;

/** Tells of one search's new jobs. */
export const tellOfJobs = {
  name: 'jobs.tell-of-jobs',
  data: z.object({ savedSearchId: z.string() }),
} satisfies TaskDefinition;

/** Forgets what was told of jobs that closed long ago. */
export const forgetTold = {
  name: 'jobs.forget-told',
  data: z.object({}),
  schedule: '50 3 * * *',
} satisfies TaskDefinition;

/** Mails one alert. Few at a time: each waits for the mail service. */
export const mailAlert = {
  name: 'jobs.mail-alert',
  data: z.object({
    savedSearchId: z.string(),
    /** All that it tells of: what closes before it is sent is left out. */
    jobIds: z.array(z.string()),
    /** The same whenever it is sent again. */
    key: z.string(),
  }),
  batch: 5,
} satisfies TaskDefinition;
