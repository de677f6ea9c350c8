import { lazy } from 'react';
import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { NotificationTab } from './notification-tabs';

export type { NotificationTab } from './notification-tabs';
export { useUnreadNotifications } from './data/unread';
export { PushListener } from './push/push-listener';

/** @param loadTabs the tabs that slices contribute; loaded with the page */
export const routesWith = (
  loadTabs: () => Promise<{ tabs: readonly NotificationTab[] }>,
): FeatureRoute[] => [
  {
    layout: 'default',
    access: 'member',
    path: paths.notifications,
    page: async () => {
      const [{ notificationsScreenWith }, { tabs }] = await Promise.all([
        import('./screens/notifications/notifications-screen'),
        loadTabs(),
      ]);
      return notificationsScreenWith(tabs);
    },
  },
];

/** Push on this device and the devices, for the settings. */
export const NotificationSettings = /* @__PURE__ */ lazy(() =>
  import('./settings/notification-settings').then((m) => ({ default: m.NotificationSettings })),
);
