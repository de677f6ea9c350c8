import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { changeConversation, type Conversation } from '@upround/messaging/contract';
import { api } from '@upround/shared/api-client';
import { useRealtimeState } from '@upround/shared/realtime';
import { applyConversation } from '../../../data/conversation-cache';
import { countsKey } from '../../../data/message-counts';
import { useIsLooking } from './use-is-looking';

/** A message visible for so long counts as read; one call marks all that became visible meanwhile. */
const SEEN_MS = 400;

/**
 * Sends the server up to where the viewer has read. A request is not marked before it is accepted: its sender must not
 * learn that it was opened.
 *
 * @param seen the other person's last message that is at least half visible
 */
export function useReadMark(conversation: Conversation, seen: number): void {
  const client = useQueryClient();
  const isLooking = useIsLooking();
  const isLive = useRealtimeState() === 'open';
  const sentUpTo = useRef(0);
  const { id, readUpTo, state, asked } = conversation;
  const maySend = state === 'ACCEPTED' || !asked;

  const tell = useEffectEvent(async () => {
    sentUpTo.current = seen;
    try {
      const input = { params: { id }, body: { readUpTo: seen } };
      applyConversation(client, await api.call(changeConversation, input));
      if (!isLive) void client.invalidateQueries({ queryKey: countsKey });
    } catch {
      // Sent again with the next message that is seen, or when the viewer comes back.
      sentUpTo.current = 0;
    }
  });

  useEffect(() => {
    if (!isLooking || !maySend || seen <= readUpTo || seen <= sentUpTo.current) return undefined;
    const timer = setTimeout(() => void tell(), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isLooking, maySend, seen, readUpTo]);
}
