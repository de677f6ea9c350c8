import {
  listNotifications,
  markNotifications,
  type Mark,
  type Notification,
} from '@upround/notifications/contract';
import { aPerson, fakeApi } from '@upround/shared/testing';

/**
 * A like of a post by one person, unread, of this morning.
 *
 * @param words what the sentence says after the name of the first person
 */
export function aNotification(
  changes: Partial<Notification> = {},
  words = ' liked your post',
): Notification {
  const { actors = [aPerson()] } = changes;
  return {
    id: 'n-1',
    type: 'LIKE',
    group: 'REACTIONS',
    sentence: [{ name: actors[0]?.displayName ?? '' }, { text: words }],
    outdates: [],
    target: {
      referenceType: 'POST',
      referenceId: 'post-1',
      excerpt: 'What we learned from “no”',
      deeplink: '/post/what-we-learned',
    },
    actors,
    actorCount: 1,
    readAt: null,
    createdAt: '2026-01-05T09:30:00.000Z',
    updatedAt: '2026-01-05T09:30:00.000Z',
    ...changes,
  };
}

/** Several, newest first, an hour between them. */
export const someNotifications = (count: number, changes: Partial<Notification> = {}) =>
  Array.from({ length: count }, (_, at) =>
    aNotification({
      id: `n-${count - at}`,
      updatedAt: new Date(Date.UTC(2026, 0, 5, 12 - at)).toISOString(),
      ...changes,
    }),
  );

/** An API that keeps notifications as the server does: filters, pages of ten, marks, and their version. */
export function notificationsApi(items: Notification[]) {
  const kept = { items, version: 10, size: 10 };
  const unread = () => ({
    unreadCount: kept.items.filter(({ readAt }) => readAt === null).length,
    version: kept.version,
  });
  const isMeant = (mark: Mark) => (item: Notification) =>
    (mark.ids?.includes(item.id) ?? true) &&
    (mark.group ?? item.group) === item.group &&
    (mark.markedAt === undefined || item.readAt === mark.markedAt);
  const api = fakeApi()
    .on(listNotifications, ({ query }) => {
      const { state, group = '', search = '', cursor = '', limit = kept.size } = query;
      const found = kept.items.filter(
        (item) =>
          (state !== 'UNREAD' || item.readAt === null) &&
          (group === '' || group === item.group) &&
          (search === '' || item.actors.some(({ displayName }) => displayName.includes(search))),
      );
      const from = Number(cursor === '' ? 0 : cursor);
      const next = from + limit < found.length ? String(from + limit) : null;
      return { data: found.slice(from, from + limit), nextSegment: next, ...unread() };
    })
    .on(markNotifications, ({ body }) => {
      const markedAt = new Date(Date.UTC(2026, 0, 6, 0, 0, kept.version)).toISOString();
      kept.version += 1;
      const readAt = body.read === false ? null : markedAt;
      kept.items = kept.items.map((item) =>
        isMeant(body)(item) && (item.readAt === null) !== (readAt === null)
          ? { ...item, readAt }
          : item,
      );
      return { ...unread(), markedAt };
    });
  return {
    api,
    kept,
    unread,
    /** Simulates another person's action. */
    add(item: Notification) {
      kept.version += 1;
      kept.items = [item, ...kept.items.filter(({ id }) => id !== item.id)];
      return unread();
    },
  };
}
