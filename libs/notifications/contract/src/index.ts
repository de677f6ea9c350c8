export { notificationsDocs } from './notifications.docs';
export { deviceErrors, forgetDevice, listDevices, registerDevice } from './device.calls';
export { deviceDraftSchema, deviceSchema, PUSH_EVENT, pushEventSchema } from './device.schema';
export type { Device, PushEvent } from './device.schema';
export { listNotifications, markNotifications } from './notification.calls';
export { deviceFixtures, notificationFixtures } from './notification.fixtures';
export {
  ACTORS_SHOWN,
  CHANGED_EVENT,
  COUNT_MAX,
  MARKED_AT_ONCE,
  markedSchema,
  markSchema,
  notificationSchema,
  unreadSchema,
} from './notification.schema';
export type { Mark, Notification, Unread } from './notification.schema';
