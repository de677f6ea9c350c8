import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRealtimeEvent, useRealtimeGap, useRealtimeState } from '@upround/shared/realtime';
import {
  newestKey,
  readNewest,
  refreshNewest,
  type NotificationPage,
  type Wanted,
} from './notification-queries';
import { changedEvent, knownUnread } from './unread';

const FRESH_MS = 10_000;
const INTERVAL_MS = 30_000;

/** What the list begins with by now. It is read quietly whenever something changed, and moves nothing. */
export function useNewest(wanted: Wanted, first: NotificationPage | undefined, readAt: number) {
  const client = useQueryClient();
  const isOpen = useRealtimeState() === 'open';
  const { data } = useQuery<NotificationPage>({
    queryKey: newestKey(wanted),
    queryFn: ({ signal }) => readNewest(client, wanted, signal),
    enabled: first !== undefined,
    initialData: first,
    initialDataUpdatedAt: readAt,
    // The badge may have heard of something since the list was read.
    staleTime: ({ state }) =>
      (knownUnread(client)?.version ?? 0) > (state.data?.version ?? 0) ? 0 : FRESH_MS,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: isOpen ? false : INTERVAL_MS,
  });
  useRealtimeEvent(changedEvent, ({ version }) => {
    void refreshNewest(client, version);
  });
  useRealtimeGap(() => void refreshNewest(client));
  return data;
}
