import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { listNotifications, type Notification } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import type { CallOutput } from '@upround/shared/contract-core';
import type { NotificationGroup } from '@upround/shared/domain';
import { mapPages, pagesFor, pagesKeyOf } from '@upround/shared/query';
import { missingFrom } from '../model/newest';
import { knownUnread } from './unread';

export type NotificationPage = CallOutput<typeof listNotifications>;
export type NotificationPages = InfiniteData<NotificationPage, string>;

/** The filters of a list of notifications. */
export interface Wanted {
  /** Undefined for all. */
  group: NotificationGroup | undefined;
  unreadOnly: boolean;
  search: string;
}

export function inputOf({ group, unreadOnly, search }: Wanted) {
  return {
    query: {
      ...(group && { group }),
      ...(unreadOnly ? { state: 'UNREAD' as const } : {}),
      search,
    },
  };
}

/**
 * A list of notifications as it was when it was opened.
 *
 * @param visit names the visit of the page: the list is read again at the next one, and kept for Back
 */
export function listQuery(wanted: Wanted, visit: string) {
  const input = inputOf(wanted);
  const { queryFn, initialPageParam, getNextPageParam, staleTime } = pagesFor(
    listNotifications,
    input,
  );
  return infiniteQueryOptions({
    queryFn,
    initialPageParam,
    getNextPageParam,
    staleTime,
    queryKey: [...pagesKeyOf(listNotifications, input), visit] as readonly unknown[],
  });
}

const NEWEST = 'notifications.newest';

export const newestKey = (wanted: Wanted) => [NEWEST, inputOf(wanted)] as const;

/** How often the first page is read again because a newer state was known when its answer arrived. */
const READS_AT_MOST = 3;

/** Every mark that is being sent is a mutation of this key. */
export const MARKING = ['notifications.mark'] as const;

const isOlderThanKnown = (client: QueryClient, { version }: NotificationPage) =>
  version < (knownUnread(client)?.version ?? 0);

/**
 * Reads the first page of a list apart from it, and brings what is shown of it up to date. An answer that was overtaken
 * by a mark or an event changes nothing that is shown.
 */
export async function readNewest(
  client: QueryClient,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<NotificationPage> {
  const read = () =>
    api.call(listNotifications, inputOf(wanted), signal === undefined ? {} : { signal });
  let page = await read();
  for (let reads = 1; reads < READS_AT_MOST && isOlderThanKnown(client, page); reads += 1) {
    page = await read();
  }
  if (isOlderThanKnown(client, page) || client.isMutating({ mutationKey: MARKING }) > 0)
    return page;
  const now = new Map(page.data.map((item) => [item.id, item]));
  changeItems(client, (item) => {
    const known = now.get(item.id);
    if (known?.updatedAt === item.updatedAt) return { ...item, readAt: known.readAt };
    // If nothing is unread, the lines further down are read too.
    return page.unreadCount === 0 ? { ...item, readAt: item.readAt ?? item.updatedAt } : item;
  });
  leaveOutMissing(client, wanted, page);
  return page;
}

/**
 * Drops from a list what is gone on the server, such as the offer of an application that was moved back. Of the unread
 * ones, who is missing was read elsewhere: they stay in sight as read.
 */
function leaveOutMissing(client: QueryClient, wanted: Wanted, page: NotificationPage): void {
  const kept = keptItems(client, pagesKeyOf(listNotifications, inputOf(wanted)));
  const missing = new Set(missingFrom(page, kept).map(({ id }) => id));
  if (missing.size === 0) return;
  if (wanted.unreadOnly) {
    changeItems(client, (item) =>
      missing.has(item.id) ? { ...item, readAt: item.readAt ?? item.updatedAt } : item,
    );
  } else {
    changePages(client, (data) => data.filter(({ id }) => !missing.has(id)));
  }
}

/** Changes every cached copy of a notification. The lists keep their age, because they were not read again. */
export function changeItems(client: QueryClient, change: (item: Notification) => Notification) {
  changePages(client, (data) => data.map(change));
}

function changePages(client: QueryClient, change: (data: Notification[]) => Notification[]) {
  const inPage = (page: NotificationPage) => ({ ...page, data: change(page.data) });
  const update = <Data>(queryKey: readonly unknown[], changed: (data: Data) => Data) => {
    for (const query of client.getQueryCache().findAll({ queryKey })) {
      const { data, dataUpdatedAt: updatedAt } = query.state;
      if (data === undefined) continue;
      client.setQueryData(query.queryKey, changed(data as Data), { updatedAt });
    }
  };
  update<NotificationPages>(pagesKeyOf(listNotifications), (kept) => mapPages(kept, inPage));
  update<NotificationPage>([NEWEST], inPage);
}

/** Every cached notification, or those of some lists, each once. */
export function keptItems(
  client: QueryClient,
  queryKey: readonly unknown[] = pagesKeyOf(listNotifications),
): Notification[] {
  const pages = client
    .getQueriesData<NotificationPages>({ queryKey })
    .flatMap(([, kept]) => kept?.pages ?? []);
  const items = pages.flatMap(({ data }) => data);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Reads the first pages of the open lists again.
 *
 * @param version only those that are older than this version of the person's notifications
 */
export function refreshNewest(client: QueryClient, version = Infinity): Promise<void> {
  const isOlder = (data: unknown) =>
    data === undefined || (data as NotificationPage).version < version;
  return client.refetchQueries(
    { queryKey: [NEWEST], type: 'active', predicate: ({ state }) => isOlder(state.data) },
    { cancelRefetch: false },
  );
}
