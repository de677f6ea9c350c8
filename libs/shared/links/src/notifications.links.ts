import { withQuery } from './build-path';

export const notificationsRoutes = {
  notifications: '/notifications',
} as const;

/** Which notifications are listed: `?tab=`; `?state=unread` leaves out what was read. */
export const notificationsTabs = [
  'all',
  'mentions',
  'reactions',
  'people',
  'jobs',
  'system',
] as const;
export type NotificationsTab = (typeof notificationsTabs)[number];

/** Addresses of notifications. */
export const notificationsLinks = {
  notifications: ({ tab, unread }: { tab?: NotificationsTab; unread?: boolean } = {}) =>
    withQuery(notificationsRoutes.notifications, {
      tab: tab === 'all' ? undefined : tab,
      state: unread === true ? 'unread' : undefined,
    }),
} as const;
