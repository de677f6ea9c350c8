import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { conversationEvent, messageEvent } from '@upround/messaging/contract';
import {
  useRealtimeAtOnce,
  useRealtimeEvent,
  useRealtimeGap,
  useRealtimeState,
} from '@upround/shared/realtime';
import { applyConversation, applyCounts, conversationKey } from './conversation-cache';
import { refreshLists } from './conversation-queries';
import { addMessage, catchUp, historyKey } from './history-cache';

/** How often is asked while no events arrive. */
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

  // What fails here is asked again by the next gap or look; meanwhile the page shows what it has.
  const look = () => {
    void refreshLists(client).catch(() => undefined);
    // Conversations that are not in sight are read anew when they are opened.
    client.removeQueries({
      queryKey: historyKey('').slice(0, 2),
      predicate: ({ queryKey }) => queryKey[2] !== openId,
    });
    if (openId === null) return;
    void client.invalidateQueries({ queryKey: conversationKey(openId) });
    void catchUp(client, openId).catch(() => undefined);
  };
  useRealtimeGap(look);
  const onLook = useEffectEvent(look);
  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => onLook(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  // What happened while another page was shown.
  useEffect(() => onLook(), []);
}
