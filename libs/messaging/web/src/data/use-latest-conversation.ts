import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import type { ListName } from '../model/conversation-lists';
import { listQuery } from './conversation-queries';

const firstOf = (conversations: readonly Conversation[]) =>
  conversations.find(({ state, unreadCount }) => state === 'ACCEPTED' && unreadCount > 0) ??
  conversations[0];

/**
 * The newest unread conversation of a list when it was opened, else its latest; a request waits to be chosen. What arrives in another
 * one moves that to the top of the list, not into the pane.
 *
 * @param isOn whether it is shown; the list is only read then
 */
export function useLatestConversation(name: ListName, isOn: boolean) {
  const client = useQueryClient();
  const { data, isPending } = useQuery({ ...listQuery(client, name), enabled: isOn });
  const conversations = data?.conversations ?? [];
  const [firstId, setFirstId] = useState<string | null>(null);
  // It leaves the list when it is archived or its person is blocked.
  const shown = conversations.find(({ id }) => id === firstId) ?? firstOf(conversations);
  if (isOn && shown !== undefined && shown.id !== firstId) setFirstId(shown.id);
  return {
    id: isOn && shown !== undefined ? shown.id : null,
    isPending: isOn && isPending,
    isNone: data !== undefined && shown === undefined,
  };
}
