import {
  deviceErrors,
  forgetDevice,
  listDevices,
  registerDevice,
  type Device,
} from '@upround/notifications/contract';
import { pushDevice, type PushDevice } from '@upround/shared/push';
import { refuse } from '@upround/shared/testing';
import { notificationsApi } from '../components/notifications-test.fixtures';

export const HOUR = 3_600_000;
export const MONTH = 30 * 24 * HOUR;

/** A fake API that stores devices as the server does; tokens in `taken` belong to another person. */
export function pushApi({ taken = [] as string[] } = {}) {
  const server = notificationsApi([]);
  const devices: (Device & { token: string })[] = [];
  server.api
    .on(registerDevice, ({ body: { deviceId, fcmToken } }) => {
      if (taken.includes(fcmToken)) throw refuse(deviceErrors.TOKEN_TAKEN);
      const now = new Date().toISOString();
      const device = { id: `d-${devices.length}`, deviceId, createdAt: now, lastSeenAt: now };
      const others = devices.filter((known) => known.deviceId !== deviceId);
      devices.splice(0, devices.length, { ...device, token: fcmToken }, ...others);
      return device;
    })
    .on(listDevices, () => ({ data: devices.map(({ token: _token, ...device }) => device) }))
    .on(forgetDevice, ({ params: { id } }) => {
      const at = devices.findIndex((device) => device.id === id || device.deviceId === id);
      if (at >= 0) devices.splice(at, 1);
      return undefined;
    });
  return { ...server, devices };
}

/** Push is on in this browser for a person, as after they pressed the button. */
export function pushIsOn(
  server: ReturnType<typeof pushApi>,
  userId: string,
  change: Partial<PushDevice> = {},
): string {
  const now = Date.now();
  pushDevice.write({
    wantedBy: userId,
    token: 'kept-token',
    kind: 'embedded',
    madeAt: now,
    registeredAt: now,
    ...change,
  });
  const { deviceId } = pushDevice.read();
  const at = new Date(now).toISOString();
  server.devices.push({
    id: 'd-this',
    deviceId,
    token: 'kept-token',
    createdAt: at,
    lastSeenAt: at,
  });
  return deviceId;
}
