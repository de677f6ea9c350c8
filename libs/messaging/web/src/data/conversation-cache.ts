import type { QueryClient } from '@tanstack/react-query';
import {
  listConversations,
  readConversation,
  type Conversation,
  type Message,
} from '@upround/messaging/contract';
import { keyOf } from '@upround/shared/query';
import {
  isOlderView,
  listNames,
  listOf,
  placed,
  type KnownList,
  type ListName,
} from '../model/conversation-lists';
import { countsKey } from './message-counts';
import { noteView } from './race-guard';

export const listKey = (name: ListName) => [listConversations.id, 'list', name] as const;
export const conversationKey = (id: string) => keyOf(readConversation, { params: { id } });

/** A cached conversation: read by itself, or as part of a list. */
export function knownConversation(client: QueryClient, id: string): Conversation | undefined {
  const read = client.getQueryData<Conversation>(conversationKey(id));
  if (read !== undefined) return read;
  return listNames
    .flatMap((name) => client.getQueryData<KnownList>(listKey(name))?.conversations ?? [])
    .find((conversation) => conversation.id === id);
}

/** Updates a conversation in all caches; an older version changes nothing. */
export function applyConversation(client: QueryClient, conversation: Conversation): void {
  const known = knownConversation(client, conversation.id);
  if (known !== undefined && isOlderView(conversation, known)) return;
  noteView(client, conversation);
  client.setQueryData<Conversation>(conversationKey(conversation.id), conversation);
  for (const name of listNames) {
    client.setQueryData<KnownList>(listKey(name), (list) =>
      list === undefined ? list : placed(list, conversation, listOf(conversation) === name),
    );
  }
}

/** The conversation with a message that this device sent, as the server will return it. */
export function applySent(client: QueryClient, message: Message): void {
  const known = knownConversation(client, message.conversationId);
  if (known === undefined || known.lastSequence >= message.sequence) return;
  const accepts = known.state === 'PENDING' && known.asked;
  applyConversation(client, {
    ...known,
    ...(accepts ? { state: 'ACCEPTED', type: 'DIRECT' } : {}),
    writing: known.writing === 'FIRST' ? 'WAITING' : known.writing,
    archived: false,
    lastMessage: message,
    lastSequence: message.sequence,
  });
  // Whether a first message made a request is for the server to say.
  if (known.state !== 'ACCEPTED') {
    void client.invalidateQueries({ queryKey: conversationKey(known.id) });
  }
}

/** Takes a conversation away that can no longer be read. */
export function forgetConversation(client: QueryClient, id: string): void {
  for (const name of listNames) {
    client.setQueryData<KnownList>(listKey(name), (list) =>
      list === undefined
        ? list
        : { ...list, conversations: list.conversations.filter((one) => one.id !== id) },
    );
  }
  void client.invalidateQueries({ queryKey: countsKey });
}
