export { notificationsDocs } from './notifications.docs';
export { deviceErrors, forgetDevice, listDevices, registerDevice } from './device.calls';
export { deviceDraftSchema, deviceSchema, pushEventSchema } from './device.schema';
export type { Device, PushEvent } from './device.schema';
export { CHANGED_EVENT, PUSH_EVENT } from './event-names';
export { listNotifications, markNotifications } from './notification.calls';
export { deviceFixtures, notificationFixtures } from './notification.fixtures';
export {
  ACTORS_SHOWN,
  COUNT_MAX,
  MARKED_AT_ONCE,
  markedSchema,
  markSchema,
  notificationSchema,
  unreadSchema,
} from './notification.schema';
export type { Mark, Notification, Unread } from './notification.schema';
