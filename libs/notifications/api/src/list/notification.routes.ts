import {
  CHANGED_EVENT,
  listNotifications,
  markNotifications,
} from '@upround/notifications/contract';
import { SEGMENT_SIZE } from '@upround/shared/contract-core';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { NotificationsSettings } from '../notifications-settings';
import { mark } from './mark.store';
import { toNotification } from './notification.mapper';
import { listNotificationsOf, readUnreadCount } from './notification.read-model';

/** Reading one's own notifications and marking them. */
export function notificationRoutes({ realtime, now }: NotificationsSettings): CallImplementation[] {
  return [
    implement(listNotifications, {
      handle: async (context, { query }) => {
        const { userId } = memberOf(context);
        const size = query.limit ?? SEGMENT_SIZE;
        const before = context.cursors.read<{ p: number }>(query.cursor)?.p ?? null;
        // Before the list: what is added in between is then on top of a version that is known.
        const unread = await readUnreadCount(context.db, userId);
        const { rows, reached } = await listNotificationsOf(context.db, {
          ...{ userId, before, limit: size + 1 },
          types: query.types?.split(',') ?? (query.type && [query.type]),
          unreadOnly: query.state === 'UNREAD',
          search: query.search ?? '',
        });
        const shown = rows.slice(0, size);
        const last = rows.length > size ? shown.at(-1) : undefined;
        const goOnAt = last === undefined ? reached : Number(last.place);
        return {
          data: shown.map(toNotification),
          nextSegment: goOnAt === null ? null : context.cursors.sign({ p: goOnAt }),
          ...unread,
        };
      },
    }),

    implement(markNotifications, {
      handle: async (context, { body }) => {
        const { userId } = memberOf(context);
        const markedAt = now();
        await mark(context.trx, userId, body, markedAt);
        const unread = await readUnreadCount(context.trx, userId);
        context.afterCommit(() => realtime?.send([userId], { name: CHANGED_EVENT, data: unread }));
        return { ...unread, markedAt: markedAt.toISOString() };
      },
    }),
  ];
}
