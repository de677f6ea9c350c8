import { lazyWithRetry } from '@upround/shared/ui';

export type { NotificationTab } from './notification-tabs';
export { useUnreadNotifications } from './data/unread';
export { PushListener } from './push/push-listener';
export { routesWith } from './routes';

/** Whether push is on in this browser, for the settings. */
export const PushState = /* @__PURE__ */ lazyWithRetry(() =>
  import('./settings/push-state').then((m) => ({ default: m.PushState })),
);

/** Push on this device and the devices, for the settings. */
export const NotificationSettings = /* @__PURE__ */ lazyWithRetry(() =>
  import('./settings/notification-settings').then((m) => ({ default: m.NotificationSettings })),
);
