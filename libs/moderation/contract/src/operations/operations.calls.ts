import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import {
  changeSwitchSchema,
  chosenTasksSchema,
  failedTasksSchema,
  healthSchema,
  switchNameSchema,
  switchSchema,
} from './operations.schema';

const all = { version: 'v1', access: 'member' } as const;

export const readHealth = defineCall({
  ...all,
  id: 'moderation.readHealth',
  summary: 'Reads how the server’s parts are, with figures of the last hour; for admins',
  method: 'GET',
  path: '/moderation/health',
  limit: 'read',
  response: healthSchema,
});

export const listFailedTasks = defineCall({
  ...all,
  id: 'moderation.listFailedTasks',
  summary: 'Lists background tasks that failed every attempt, newest first; for admins',
  method: 'GET',
  path: '/moderation/tasks',
  limit: 'read',
  response: failedTasksSchema,
});

export const retryTasks = defineCall({
  ...all,
  id: 'moderation.retryTasks',
  summary: 'Tries a queue’s failed tasks again, all or one; for admins',
  method: 'POST',
  path: '/moderation/tasks/retry',
  body: chosenTasksSchema,
  response: z.object({ count: z.int() }),
});

export const dropTasks = defineCall({
  ...all,
  id: 'moderation.dropTasks',
  summary: 'Deletes a queue’s failed tasks, all or one; for admins',
  method: 'POST',
  path: '/moderation/tasks/drop',
  body: chosenTasksSchema,
  response: z.object({ count: z.int() }),
});

export const listSwitches = defineCall({
  ...all,
  id: 'moderation.listSwitches',
  summary: 'Lists the features that can be switched off, and which are; for admins',
  method: 'GET',
  path: '/moderation/switches',
  limit: 'read',
  response: z.object({ data: z.array(switchSchema) }),
});

export const changeSwitch = defineCall({
  ...all,
  id: 'moderation.changeSwitch',
  summary: 'Switches a feature off or on; for admins',
  method: 'PATCH',
  path: '/moderation/switches/{name}',
  params: z.strictObject({ name: switchNameSchema }),
  body: changeSwitchSchema,
  response: switchSchema,
});
