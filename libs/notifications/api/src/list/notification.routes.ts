import {
  CHANGED_EVENT,
  listNotifications,
  markNotifications,
} from '@upround/notifications/contract';
import { coreErrors, SEGMENT_SIZE } from '@upround/shared/contract-core';
import type { NotificationGroup } from '@upround/shared/domain';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { KindRegistry } from '../kinds/kind-registry';
import type { NotificationsSettings } from '../notifications-settings';
import { mark } from './mark.store';
import { toNotification } from './notification.mapper';

interface Chosen {
  type?: string | undefined;
  types?: readonly string[] | undefined;
  group?: NotificationGroup | undefined;
}

/**
 * The types that a query or a mark is about; undefined for all.
 *
 * @throws AppError `INVALID_FIELD` for a type that no slice has
 */
function typesOf(
  kinds: KindRegistry,
  { type, types = type === undefined ? undefined : [type], group }: Chosen,
) {
  if (types?.some((one) => kinds.find(one) === undefined)) {
    throw new AppError(coreErrors.INVALID_FIELD, { path: type === undefined ? 'types' : 'type' });
  }
  if (group === undefined) return types;
  const ofGroup = kinds.typesOf(group);
  return types?.filter((one) => ofGroup.includes(one)) ?? ofGroup;
}

/** Reading and marking the member's notifications. */
export function notificationRoutes({
  kinds,
  reader,
  realtime,
  now,
}: NotificationsSettings): CallImplementation[] {
  return [
    implement(listNotifications, {
      handle: async (context, { query }) => {
        const { userId } = memberOf(context);
        const size = query.limit ?? SEGMENT_SIZE;
        const before = context.cursors.read<{ p: number }>(query.cursor)?.p ?? null;
        const types = typesOf(kinds, { ...query, types: query.types?.split(',') });
        // Before the list: what is added in between is then on top of a version that is known.
        const unread = await reader.countUnread(context.db, userId);
        const { rows, reached } = await reader.list(context.db, {
          userId,
          before,
          limit: size + 1,
          types,
          unreadOnly: query.state === 'UNREAD',
          search: query.search ?? '',
        });
        const shown = rows.slice(0, size);
        const last = rows.length > size ? shown.at(-1) : undefined;
        const goOnAt = last === undefined ? reached : Number(last.place);
        return {
          data: shown.map((row) => toNotification(kinds, row)),
          nextSegment: goOnAt === null ? null : context.cursors.sign({ p: goOnAt }),
          ...unread,
        };
      },
    }),

    implement(markNotifications, {
      handle: async (context, { body }) => {
        const { userId } = memberOf(context);
        const markedAt = now();
        const chosen = { ...body, types: typesOf(kinds, body) };
        await mark(context.trx, userId, chosen, kinds.pushOnly, markedAt);
        const unread = await reader.countUnread(context.trx, userId);
        context.afterCommit(() => realtime?.send([userId], { name: CHANGED_EVENT, data: unread }));
        return { ...unread, markedAt: markedAt.toISOString() };
      },
    }),
  ];
}
