import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import type { ListName } from '../model/conversation-lists';
import { listQuery } from './conversation-queries';

const firstOf = (conversations: readonly Conversation[]) =>
  conversations.find(({ state, unreadCount }) => state === 'ACCEPTED' && unreadCount > 0) ??
  conversations[0];

/**
 * The newest conversation with unread messages when the list is opened, requests left out; without one, the first of the
 * list. A message that arrives in another conversation moves that to the top of the list and leaves the pane as it is.
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
