import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { listNotifications, type Notification } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import type { CallOutput } from '@upround/shared/contract-core';
import type { NotificationsTab } from '@upround/shared/links';
import { pagesFor, pagesKeyOf } from '@upround/shared/query';
import { typesOf } from '../model/tabs';

export type NotificationPage = CallOutput<typeof listNotifications>;
export type NotificationPages = InfiniteData<NotificationPage, string>;

/** Which notifications are wanted. */
export interface Wanted {
  tab: NotificationsTab;
  unreadOnly: boolean;
  search: string;
}

export function inputOf({ tab, unreadOnly, search }: Wanted) {
  const types = typesOf[tab];
  return {
    query: {
      ...(types === undefined ? {} : { types: types.join(',') }),
      ...(unreadOnly ? { state: 'UNREAD' as const } : {}),
      search,
    },
  };
}

/**
 * A list of notifications as it was when it was opened.
 *
 * @param visit names the visit of the page: the list is read anew at the next one, and kept for Back
 */
export function listQuery(wanted: Wanted, visit: string) {
  const input = inputOf(wanted);
  const { queryFn, initialPageParam, getNextPageParam, staleTime } = pagesFor(
    listNotifications,
    input,
  );
  return infiniteQueryOptions({
    ...{ queryFn, initialPageParam, getNextPageParam, staleTime },
    queryKey: [...pagesKeyOf(listNotifications, input), visit] as readonly unknown[],
  });
}

const NEWEST = 'notifications.newest';

export const newestKey = (wanted: Wanted) => [NEWEST, inputOf(wanted)] as const;

/** Reads the first page of a list apart from it, and brings what is shown of it up to date. */
export async function readNewest(
  client: QueryClient,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<NotificationPage> {
  const page = await api.call(
    listNotifications,
    inputOf(wanted),
    signal === undefined ? {} : { signal },
  );
  const now = new Map(page.data.map((item) => [item.id, item]));
  changeItems(client, (item) => {
    const known = now.get(item.id);
    if (known?.updatedAt === item.updatedAt) return { ...item, readAt: known.readAt };
    // Nothing is unread any more: that goes for lines further down as well.
    return page.unreadCount === 0 ? { ...item, readAt: item.readAt ?? item.updatedAt } : item;
  });
  return page;
}

/** Every kept copy of a notification changed. */
export function changeItems(client: QueryClient, change: (item: Notification) => Notification) {
  const inPage = (page: NotificationPage) => ({ ...page, data: page.data.map(change) });
  client.setQueriesData<NotificationPages>(
    { queryKey: pagesKeyOf(listNotifications) },
    (pages) => pages && { ...pages, pages: pages.pages.map(inPage) },
  );
  client.setQueriesData<NotificationPage>({ queryKey: [NEWEST] }, (page) => page && inPage(page));
}

/** Every kept notification, each once. */
export function keptItems(client: QueryClient): Notification[] {
  const pages = client
    .getQueriesData<NotificationPages>({ queryKey: pagesKeyOf(listNotifications) })
    .flatMap(([, kept]) => kept?.pages ?? []);
  const items = pages.flatMap(({ data }) => data);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Another answer is wanted of what the lists' first pages are now. */
export function refreshNewest(client: QueryClient): Promise<void> {
  return client.refetchQueries({ queryKey: [NEWEST], type: 'active' }, { cancelRefetch: false });
}
