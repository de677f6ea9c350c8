import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { deviceDraftSchema, deviceSchema } from './device.schema';

export const deviceErrors = defineErrors({
  TOKEN_TAKEN: {
    status: 409,
    sentence:
      'Push is on for another account on this device. Log in to that account and turn it off first.',
  },
});

export const registerDevice = defineCall({
  id: 'notifications.registerDevice',
  summary: 'Registers this device for push notifications, for one person at a time',
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
  summary: 'Lists your devices that get push notifications, the newest first',
  method: 'GET',
  version: 'v1',
  path: '/devices/fcm',
  access: 'member',
  response: z.object({ data: z.array(deviceSchema) }),
});

export const forgetDevice = defineCall({
  id: 'notifications.forgetDevice',
  summary: 'Removes one of your devices, by its id or its device id',
  method: 'DELETE',
  version: 'v1',
  path: '/devices/fcm/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
});
