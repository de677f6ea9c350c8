import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { NotificationParts } from './notification-tabs';

/** @param loadParts what slices contribute; loaded with the page */
export const routesWith = (loadParts: () => Promise<NotificationParts>): FeatureRoute[] => [
  {
    layout: 'default',
    access: 'member',
    path: paths.notifications,
    hasAside: true,
    page: async () => {
      const [{ notificationsScreenWith }, parts] = await Promise.all([
        import('./screens/notifications/notifications-screen'),
        loadParts(),
      ]);
      return notificationsScreenWith(parts);
    },
  },
];
