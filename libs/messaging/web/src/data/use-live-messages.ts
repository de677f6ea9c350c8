import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { conversationEvent, messageEvent } from '@upround/messaging/contract';
import {
  useRealtimeAtOnce,
  useRealtimeEvent,
  useRealtimeGap,
  useRealtimeState,
} from '@upround/shared/realtime';
import { applyConversation, conversationKey } from './conversation-cache';
import { refreshLists } from './conversation-queries';
import { addMessage, catchUp, historyKey } from './history-cache';
import { applyCounts } from './message-counts';
import { retryWithBackOff, type Retrier } from './retry-with-back-off';

/** How often to poll while no events arrive. */
const LOOK_EVERY_MS = 30_000;

/** Keeps lists and the open conversation in step with what happens elsewhere. */
export function useLiveMessages(openId: string | null): void {
  const client = useQueryClient();
  const state = useRealtimeState();
  useRealtimeAtOnce();

  useRealtimeEvent(messageEvent, ({ message, conversation, counts }) => {
    applyConversation(client, conversation);
    applyCounts(client, counts);
    addMessage(client, message);
  });
  useRealtimeEvent(conversationEvent, ({ conversation, counts }) => {
    applyConversation(client, conversation);
    applyCounts(client, counts);
  });

  const look = useEffectEvent(async () => {
    // Conversations that aren't open are refetched when they're opened.
    client.removeQueries({
      queryKey: historyKey('').slice(0, 2),
      predicate: ({ queryKey }) => queryKey[2] !== openId,
    });
    const reads = [refreshLists(client)];
    if (openId !== null) {
      void client.invalidateQueries({ queryKey: conversationKey(openId) });
      reads.push(catchUp(client, openId));
    }
    await Promise.all(reads);
  });
  // Failed requests are retried; the page keeps showing what it has.
  const looking = useRef<Retrier>(undefined);
  useEffect(() => {
    const mine = retryWithBackOff(() => look());
    looking.current = mine;
    // What happened while another page was shown.
    mine.run();
    return () => mine.stop();
  }, []);
  useRealtimeGap(() => looking.current?.run());
  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen) return undefined;
    const run = () => looking.current?.run();
    const timer = setInterval(run, LOOK_EVERY_MS);
    // The badge is refetched when the page becomes visible again, and the list has to agree with it.
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isOpen]);
}
