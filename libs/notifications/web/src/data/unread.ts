import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CHANGED_EVENT, listNotifications, type Unread } from '@upround/notifications/contract';
import { api } from '@upround/shared/api-client';
import { useRealtimeEvent, useRealtimeGap, useRealtimeState } from '@upround/shared/realtime';

const UNREAD = ['notifications.unread'] as const;
/** How old the count may be when the page becomes visible again. */
const FRESH_MS = 10_000;
/** How often the count is asked for while no events arrive. */
const INTERVAL_MS = 60_000;

/** The events that open pages receive about their notifications. */
export const changedEvent = {
  name: CHANGED_EVENT,
  load: () => import('./event-schemas').then(({ unreadSchema }) => unreadSchema),
};

/** Of two counts the one with the higher version holds, whichever arrived first. */
const newer = (known: Unread | undefined, unread: Unread): Unread =>
  known !== undefined && known.version > unread.version ? known : unread;

export const unreadQuery = queryOptions<Unread>({
  queryKey: UNREAD,
  queryFn: async ({ signal, client }) => {
    const { unreadCount, version } = await api.call(
      listNotifications,
      { query: { limit: 1 } },
      { signal },
    );
    return newer(client.getQueryData(UNREAD), { unreadCount, version });
  },
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
});

/** Takes note of a count that came with an answer or an event. */
export function takeUnread(client: QueryClient, { unreadCount, version }: Unread): void {
  client.setQueryData<Unread>(UNREAD, (known) => newer(known, { unreadCount, version }));
}

/** What is known of the count; undefined before the first answer. */
export const knownUnread = (client: QueryClient) => client.getQueryData<Unread>(UNREAD);

/** Asks for the count again. */
export const askUnread = (client: QueryClient) =>
  client.refetchQueries({ queryKey: UNREAD }, { cancelRefetch: false });

/** The number of unread notifications: read by a call, and updated by events. */
export function useUnreadNotifications(): number {
  const client = useQueryClient();
  const isOpen = useRealtimeState() === 'open';
  const { data } = useQuery({ ...unreadQuery, refetchInterval: isOpen ? false : INTERVAL_MS });
  useRealtimeEvent(changedEvent, (unread) => takeUnread(client, unread));
  useRealtimeGap(() => void askUnread(client));
  return data?.unreadCount ?? 0;
}
