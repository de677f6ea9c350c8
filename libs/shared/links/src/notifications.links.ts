import { withQuery } from './build-path';

export const notificationsRoutes = {
  notifications: '/notifications',
} as const;

/** Addresses of notifications. */
export const notificationsLinks = {
  /** `tab` names a group; `unread` leaves out what was read. */
  notifications: ({ tab, unread }: { tab?: string; unread?: boolean } = {}) =>
    withQuery(notificationsRoutes.notifications, {
      tab: tab === 'all' ? undefined : tab,
      state: unread === true ? 'unread' : undefined,
    }),
} as const;
