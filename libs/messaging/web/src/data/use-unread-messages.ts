import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { CONVERSATION_EVENT, MESSAGE_EVENT } from '@upround/messaging/contract';
import { renewedOnReturn } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap, useRealtimeState } from '@upround/shared/realtime';
import { useSession } from '@upround/shared/session';
import { applyCounts, countsKey, countsQuery } from './message-counts';
import { unsentMessagesFlag } from './unsent-messages-flag';

const loadSchemas = () => import('./event-schemas');
const messageEvent = {
  name: MESSAGE_EVENT,
  load: () => loadSchemas().then((schemas) => schemas.messageEvent.data),
};
const conversationEvent = {
  name: CONVERSATION_EVENT,
  load: () => loadSchemas().then((schemas) => schemas.conversationEvent.data),
};

/** How often is asked while no events arrive. */
const LOOK_EVERY_MS = 30_000;

/** How many messages and requests wait for the viewer; on whichever page they are. */
export function useUnreadMessages(): number {
  const client = useQueryClient();
  const store = useStore();
  const { user } = useSession();
  const userId = user?.id;
  const isOpen = useRealtimeState() === 'open';
  const { data } = useQuery({
    ...countsQuery(),
    enabled: userId !== undefined,
    refetchInterval: isOpen ? false : LOOK_EVERY_MS,
    ...renewedOnReturn,
  });
  useRealtimeEvent(messageEvent, ({ counts }) => applyCounts(client, counts));
  useRealtimeEvent(conversationEvent, ({ counts }) => applyCounts(client, counts));
  useRealtimeGap(() => void client.invalidateQueries({ queryKey: countsKey }));

  // What was written without a connection leaves as soon as there is one, from whichever page.
  useEffect(() => {
    if (userId === undefined || !unsentMessagesFlag.mayExist()) return;
    void import('../outbox/outbox')
      .then(({ outboxOf }) => outboxOf(store, client).restore(userId))
      .catch(() => undefined);
  }, [client, store, userId]);

  return userId === undefined || data === undefined ? 0 : data.unreadCount + data.requestCount;
}
