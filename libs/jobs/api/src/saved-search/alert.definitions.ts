import type { TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Sends an alert task for each search that is due; sends itself again for the next page of searches. */
export const gatherAlerts = {
  name: 'jobs.gather-alerts',
  data: z.object({ after: z.optional(z.string()) }),
  schedule: '20 * * * *',
} satisfies TaskDefinition;

/** Notifies a person of one search's new jobs, and orders the mail. */
export const sendAlert = {
  name: 'jobs.tell-of-jobs',
  data: z.object({ savedSearchId: z.string() }),
} satisfies TaskDefinition;

/** Deletes the records of alerts about jobs that closed long ago. */
export const cleanUpAlertedJobs = {
  name: 'jobs.forget-told',
  data: z.object({}),
  schedule: '50 3 * * *',
} satisfies TaskDefinition;

/** Mails one alert. Few at a time: each waits for the mail service. */
export const mailAlert = {
  name: 'jobs.mail-alert',
  data: z.object({
    savedSearchId: z.string(),
    /** Jobs of the alert; those that close before the mail is sent are left out. */
    jobIds: z.array(z.string()),
    /** Idempotency key: the same for each retry. */
    key: z.string(),
  }),
  batch: 5,
} satisfies TaskDefinition;
