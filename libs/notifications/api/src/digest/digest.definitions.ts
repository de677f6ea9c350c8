import type { TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Finds who is to get a digest this morning (UTC). Goes on with itself, page by page. */
export const gatherDigests = {
  name: 'notifications.gather-digests',
  data: z.object({ after: z.optional(z.string()), day: z.optional(z.string()) }),
  schedule: '0 7 * * *',
} satisfies TaskDefinition;

/** Mails one person's digest of one day. Few at a time: each waits for the mail service. */
export const mailDigest = {
  name: 'notifications.mail-digest',
  data: z.object({ userId: z.string(), day: z.string() }),
  batch: 5,
} satisfies TaskDefinition;
