import { lazy } from 'react';
import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export { useUnreadNotifications } from './data/unread';
export { PushListener } from './push/push-listener';

export const routes: FeatureRoute[] = [
  {
    layout: 'default',
    access: 'member',
    path: paths.notifications,
    page: () =>
      import('./screens/notifications/notifications-screen').then((m) => m.NotificationsScreen),
  },
];

/** Push on this device and the devices, for the settings. */
export const NotificationSettings = /* @__PURE__ */ lazy(() =>
  import('./settings/notification-settings').then((m) => ({ default: m.NotificationSettings })),
);
