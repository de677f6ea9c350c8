import { lazy } from 'react';

export type { NotificationTab } from './notification-tabs';
export { useUnreadNotifications } from './data/unread';
export { PushListener } from './push/push-listener';
export { routesWith } from './routes';

/** Push on this device and the devices, for the settings. */
export const NotificationSettings = /* @__PURE__ */ lazy(() =>
  import('./settings/notification-settings').then((m) => ({ default: m.NotificationSettings })),
);
