import {
  listConversations,
  readConversation,
  type Conversation,
} from '@upround/messaging/contract';
import { api } from '@upround/shared/api-client';
import { createQueryClient } from '@upround/shared/query';
import { fakeApi } from '@upround/shared/testing';
import { aConversation, aMessage } from '../messaging-test.fixtures';
import { applyConversation, listKey } from './conversation-cache';
import { conversationQuery, listQuery, refreshLists } from './conversation-queries';
import { applyCounts, countsKey, countsQuery } from './message-counts';

const before = { unreadCount: 0, requestCount: 1 };
const after = { unreadCount: 1, requestCount: 0 };
const known = aConversation({ readUpTo: 1, lastSequence: 1, lastMessage: aMessage(1) });
const later = aConversation({ readUpTo: 1, lastSequence: 2, lastMessage: aMessage(2) });
const between = aConversation({ id: 'c3', createdAt: '2026-01-05T09:01:30.000Z' });
const accepted = aConversation({ id: 'c2', asked: true });

/** An API that says how everything was before the events of a test. */
function setUp(list: Conversation[] = [known]) {
  const fake = fakeApi()
    .on(listConversations, () => ({
      data: list,
      total: 1,
      prevSegment: null,
      nextSegment: null,
      ...before,
    }))
    .on(readConversation, () => known);
  api.configure({ fetch: fake.fetch, checkAnswers: true, guestToken: 'guest', host: '' });
  api.token.set('member-token');
  const client = createQueryClient();
  const inbox = () => client.getQueryData(listQuery(client, 'inbox').queryKey)?.conversations;
  return { fake, client, inbox };
}

describe('answers and events that cross', () => {
  it('R29: a list that was loading when another member logged in is not shown to them', async () => {
    const { fake, client } = setUp();
    await client.fetchQuery(listQuery(client, 'inbox'));
    const open = fake.pause(listConversations);
    const refreshed = refreshLists(client);
    client.clear();
    open();
    await refreshed;
    expect(client.getQueryData(listKey('inbox'))).toBeUndefined();
  });

  it('R5: what an event brings during the first reading of a list is not lost', async () => {
    const { fake, client, inbox } = setUp([between, known]);
    const open = fake.pause(listConversations);
    const read = client.fetchQuery(listQuery(client, 'inbox'));
    applyConversation(client, accepted);
    applyConversation(client, later);
    applyCounts(client, after);
    open();
    await read;
    expect(inbox()?.map(({ id, lastSequence }) => [id, lastSequence])).toEqual([
      ['c1', 2],
      ['c3', 0],
      ['c2', 0],
    ]);
    expect(client.getQueryData(countsKey)).toEqual(after);
  });

  it('R5: a late response doesn’t overwrite what an event brought', async () => {
    const { fake, client, inbox } = setUp([known, accepted]);
    await client.fetchQuery(listQuery(client, 'inbox'));
    await client.fetchQuery(conversationQuery('c1'));
    const doors = [fake.pause(listConversations), fake.pause(readConversation)];
    const reads = [
      refreshLists(client),
      client.fetchQuery({ ...conversationQuery('c1'), staleTime: 0 }),
      client.fetchQuery({ ...countsQuery(), staleTime: 0 }),
    ];
    applyConversation(client, later);
    applyConversation(client, { ...accepted, archived: true });
    applyCounts(client, after);
    for (const open of doors) open();
    await Promise.all(reads);
    expect(inbox()).toEqual([later]);
    expect(client.getQueryData(conversationQuery('c1').queryKey)).toEqual(later);
    expect(client.getQueryData(countsKey)).toEqual(after);
  });
});
