import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { deviceDraftSchema, deviceSchema } from './device.schema';

export const deviceErrors = defineErrors({
  TOKEN_TAKEN: {
    status: 409,
    sentence: 'This device gets the messages of another account. Turn them off there first.',
  },
});

export const registerDevice = defineCall({
  id: 'notifications.registerDevice',
  summary: 'Registers this device for push notifications, which are for one person at a time',
  method: 'POST',
  version: 'v1',
  path: '/devices/fcm',
  body: deviceDraftSchema,
  access: 'member',
  response: deviceSchema,
  errors: [deviceErrors.TOKEN_TAKEN],
});

export const listDevices = defineCall({
  id: 'notifications.listDevices',
  summary: 'Lists one’s own devices that get push notifications, the newest first',
  method: 'GET',
  version: 'v1',
  path: '/devices/fcm',
  access: 'member',
  response: z.object({ data: z.array(deviceSchema) }),
});

export const forgetDevice = defineCall({
  id: 'notifications.forgetDevice',
  summary: 'Forgets one of one’s own devices, by its id or its device id',
  method: 'DELETE',
  version: 'v1',
  path: '/devices/fcm/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
});
