import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  listConversations,
  readConversation,
  type Conversation,
  type MessageCounts,
} from '@upround/messaging/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import {
  isOlderView,
  listNames,
  listOf,
  placed,
  withHead,
  type KnownList,
  type ListName,
} from '../model/conversation-lists';
import { conversationKey, listKey } from './conversation-cache';
import { countsKey } from './message-counts';
import { readWithRaceGuard, type RaceGuard } from './race-guard';

const filters: Record<ListName, CallInput<typeof listConversations>['query']> = {
  inbox: {},
  requests: { state: 'PENDING', asked: true },
  declined: { state: 'REJECTED', asked: true },
  archived: { archived: true },
};

/** The newer of an answer and of the event that arrived during the request. */
function newerView(answer: Conversation, { views }: RaceGuard): Conversation {
  const told = views.get(answer.id);
  return told === undefined || isOlderView(told, answer) ? answer : told;
}

async function readList(
  client: QueryClient,
  name: ListName,
  options: { cursor?: string; signal?: AbortSignal } = {},
): Promise<KnownList> {
  const { cursor = '', signal } = options;
  const input = { query: { ...filters[name], cursor } };
  const { answer, guard } = await readWithRaceGuard(client, () =>
    api.call(listConversations, input, signal === undefined ? {} : { signal }),
  );
  const { unreadCount, requestCount } = answer;
  if (guard.counts === undefined) {
    client.setQueryData<MessageCounts>(countsKey, { unreadCount, requestCount });
  }
  let list: KnownList = { conversations: answer.data, more: answer.nextSegment };
  for (const told of guard.views.values()) {
    const answered = list.conversations.find(({ id }) => id === told.id);
    if (answered !== undefined && newerView(answered, guard) !== told) continue;
    list = placed(list, told, listOf(told) === name);
  }
  return list;
}

/** One list of conversations, from its beginning. What arrives is put into it; it is read once. */
export function listQuery(client: QueryClient, name: ListName) {
  return queryOptions<KnownList>({
    queryKey: listKey(name),
    queryFn: ({ signal }) => readList(client, name, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reads on in a list. */
export async function readMoreConversations(client: QueryClient, name: ListName): Promise<void> {
  const more = client.getQueryData<KnownList>(listKey(name))?.more;
  if (more === null || more === undefined) return;
  const next = await readList(client, name, { cursor: more });
  client.setQueryData<KnownList>(listKey(name), (list) => {
    if (list?.more !== more) return list;
    const known = new Set(list.conversations.map(({ id }) => id));
    const added = next.conversations.filter(({ id }) => !known.has(id));
    return { conversations: [...list.conversations, ...added], more: next.more };
  });
}

/** Reads the beginning of every list again that is in the cache, after something may have been missed. */
export async function refreshLists(client: QueryClient): Promise<void> {
  const known = listNames.filter((name) => client.getQueryData(listKey(name)) !== undefined);
  await Promise.all(
    known.map(async (name) => {
      const head = await readList(client, name);
      client.setQueryData<KnownList>(listKey(name), (list) =>
        // Another member has signed in meanwhile.
        list === undefined ? list : withHead(list, head),
      );
    }),
  );
}

/** One conversation. What a list or an event has brought of it already is shown at once. */
export function conversationQuery(id: string) {
  return queryOptions<Conversation>({
    queryKey: conversationKey(id),
    queryFn: async ({ client, signal }) => {
      const { answer, guard } = await readWithRaceGuard(client, () =>
        api.call(readConversation, { params: { id } }, { signal }),
      );
      return newerView(answer, guard);
    },
  });
}
