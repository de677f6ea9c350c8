import {
  deviceErrors,
  forgetDevice,
  listDevices,
  registerDevice,
} from '@upround/notifications/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { NotificationsSettings } from '../notifications-settings';
import { dropDevice, listDevicesOf, storeDevice } from './device.store';

/** The devices on which a person wants push notifications. */
export function deviceRoutes({ now }: NotificationsSettings): CallImplementation[] {
  return [
    implement(registerDevice, {
      handle: async (context, { body: { fcmToken, deviceId } }) => {
        const { userId, sessionId } = memberOf(context);
        const draft = { userId, sessionId, deviceId, token: fcmToken };
        const device = await storeDevice(context.trx, draft, now());
        if (device === undefined)
          throw new AppError(deviceErrors.TOKEN_TAKEN, { path: 'fcmToken' });
        return device;
      },
    }),
    implement(listDevices, {
      handle: async (context) => ({
        data: await listDevicesOf(context.db, memberOf(context).userId),
      }),
    }),
    implement(forgetDevice, {
      handle: async (context, { params }) => {
        const gone = await dropDevice(context.trx, memberOf(context).userId, params.id);
        if (!gone) throw new AppError(coreErrors.NOT_FOUND);
        return undefined;
      },
    }),
  ];
}
