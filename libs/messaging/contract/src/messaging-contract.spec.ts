import type { AnyCall } from '@upround/shared/contract-core';
import { textLimits } from '@upround/shared/domain';
import * as conversationCalls from './conversation.calls';
import { conversationSchema } from './conversation.schema';
import * as messageCalls from './message.calls';
import { messageSchema } from './message.schema';
import { conversationEvent, messageEvent } from './messaging.events';
import { conversationFixtures, messageFixtures } from './messaging.fixtures';

const calls: AnyCall[] = [...Object.values(conversationCalls), ...Object.values(messageCalls)];
const { listConversations, openConversation, changeConversation, readConversation } =
  conversationCalls;
const { listMessages, catchUpMessages, searchMessages, sendMessage } = messageCalls;

describe('the calls of messaging', () => {
  it('spec 7: keep method, version, path and the names that select them', () => {
    const lines = calls.map(
      ({ method, version, path, selectedBy, access, status }) =>
        `${method} ${version} ${path}${selectedBy.map((name) => ` ?${name}`).join('')} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /conversation member 200',
      'GET v1 /conversation/{id} member 200',
      'GET v1 /message ?after member 200',
      'GET v1 /message ?query member 200',
      'GET v1 /message member 200',
      'PATCH v1 /conversation/{id} member 200',
      'POST v1 /conversation member 200',
      'POST v1 /message member 201',
    ]);
  });

  it('have ids of their own, no repeated error, and a limit on every write', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { errors, method, limit } of calls) {
      expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
      if (method !== 'GET') expect(limit).toBeDefined();
    }
  });

  it('spec 7: take the queries and bodies that the product makes', () => {
    const conversationId = 'c1';
    expect(listConversations.query.safeParse({ cursor: '' }).success).toBe(true);
    expect(listConversations.query.safeParse({ state: 'PENDING', archived: true }).success).toBe(
      true,
    );
    expect(listMessages.query.safeParse({ conversationId, cursor: '' }).success).toBe(true);
    expect(catchUpMessages.query.safeParse({ conversationId, after: '17' }).success).toBe(true);
    expect(searchMessages.query.safeParse({ conversationId, query: 'board' }).success).toBe(true);
    expect(openConversation.body.safeParse({ userId: 'u1' }).success).toBe(true);
    expect(sendMessage.body.safeParse({ conversationId, text: 'Hello' }).success).toBe(true);
  });

  it('spec 8.10: loading conversations and sending say what failed', () => {
    const said = 'Failed to load conversations: {message}';
    const thrown = [listConversations, readConversation, sendMessage].map((call) => call.thrown);
    expect(thrown).toEqual([said, said, said]);
  });

  it('A4: a change is exactly one of the three', () => {
    const accepts = (change: unknown) => changeConversation.body.safeParse(change).success;
    for (const one of [{ state: 'ACCEPTED' }, { readUpTo: 3 }, { archived: false }]) {
      expect([one, accepts(one)]).toEqual([one, true]);
    }
    const wrong = [
      {},
      { state: 'ACCEPTED', archived: true },
      { readUpTo: 1, archived: true },
      { state: 'PENDING' },
      { readUpTo: -1 },
      { readUpTo: 1.5 },
      { archived: 'yes' },
      { state: 'ACCEPTED', userId: 'u' },
    ];
    for (const change of wrong) expect([change, accepts(change)]).toEqual([change, false]);
  });

  it('T12, T40: a message has limits, and contains neither its sender nor its position', () => {
    const accepts = (body: object) =>
      sendMessage.body.safeParse({ conversationId: 'c1', text: 'a', ...body }).success;
    expect(accepts({ text: '🚀'.repeat(textLimits.message) })).toBe(true);
    expect(accepts({ text: '🚀'.repeat(textLimits.message + 1) })).toBe(false);
    expect(accepts({ text: '  \n ' })).toBe(false);
    expect(accepts({ text: 'a\0b' })).toBe(false);
    expect(accepts({ clientId: 'a'.repeat(64) })).toBe(true);
    expect(accepts({ clientId: 'a'.repeat(65) })).toBe(false);
    for (const name of ['senderId', 'sequence', 'createdAt', 'id']) {
      expect(accepts({ [name]: '1' })).toBe(false);
    }
  });
});

describe('the fixtures of messaging', () => {
  it.each(messageFixtures.map((message) => [message.sequence, message] as const))(
    'message %s goes over the wire unchanged',
    (_sequence, message) => expect(messageSchema.parse(message)).toEqual(message),
  );

  it.each(
    conversationFixtures.map((conversation) => [conversation.writing, conversation] as const),
  )(
    'a conversation with writing %s goes over the wire unchanged, also in an event',
    (_writing, conversation) => {
      expect(conversationSchema.parse(conversation)).toEqual(conversation);
      const counts = { unreadCount: 1, requestCount: 1 };
      const told = { conversation, counts };
      expect(conversationEvent.data.parse(told)).toEqual(told);
      const [message] = messageFixtures;
      expect(messageEvent.data.parse({ ...told, message })).toEqual({ ...told, message });
    },
  );
});
