import type { TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Sends what is due. Started by whatever puts something into the outbox, and each minute for what was put off. */
export const deliver = {
  name: 'notifications.deliver',
  data: z.object({}),
  schedule: '* * * * *',
} satisfies TaskDefinition;

/** Deletes devices that are no longer used, and old notifications. */
export const tidy = {
  name: 'notifications.tidy',
  data: z.object({}),
  schedule: '41 3 * * *',
} satisfies TaskDefinition;
