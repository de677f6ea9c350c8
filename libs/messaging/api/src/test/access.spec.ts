import {
  catchUpMessages,
  changeConversation,
  listConversations,
  listMessages,
  messagingErrors,
  openConversation,
  readConversation,
  searchMessages,
  sendMessage,
} from '@upround/messaging/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { messageTarget } from '../contributions/message-target';
import { startMessagingServer, type MessagingServer } from './messaging-server.fixtures';

describe('access to a conversation', () => {
  let server: MessagingServer;
  let ada: TestMember;
  let bob: TestMember;
  let id: string;
  const logged: string[] = [];

  beforeAll(async () => {
    server = await startMessagingServer({}, { onLog: (line) => logged.push(JSON.stringify(line)) });
    [ada, bob] = await server.people(2);
    id = await server.accepted(ada, bob);
    await server.send(ada, id, 'Only for Bob');
  });
  afterAll(() => server?.close());

  type Caller = TestMember | string | undefined;
  /** Every way to a conversation. */
  const ways = (conversationId: string, as: Caller) => [
    server.call(readConversation, { params: { id: conversationId } }, { as }),
    server.call(listMessages, { query: { conversationId } }, { as }),
    server.call(catchUpMessages, { query: { conversationId, after: 0 } }, { as }),
    server.call(searchMessages, { query: { conversationId, query: 'Bob' } }, { as }),
    server.call(sendMessage, { body: { conversationId, text: 'Hello' } }, { as }),
    server.call(
      changeConversation,
      { params: { id: conversationId }, body: { archived: true } },
      { as },
    ),
    server.call(
      changeConversation,
      { params: { id: conversationId }, body: { state: 'REJECTED' } },
      { as },
    ),
    server.call(
      changeConversation,
      { params: { id: conversationId }, body: { readUpTo: 1 } },
      { as },
    ),
  ];
  const general = (as: Caller) => [
    server.call(listConversations, { query: {} }, { as }),
    server.call(openConversation, { body: { userId: bob.userId } }, { as }),
  ];
  /** Status and body, but for the request's id; headers, but for what differs by time. */
  const written = async (answers: ReturnType<typeof ways>) =>
    (await Promise.all(answers)).map(({ raw }) => {
      const { 'x-request-id': requestId, date: _, ...headers } = raw.headers;
      return [raw.statusCode, headers, raw.body.replaceAll(String(requestId), '')];
    });
  const unchanged = async () => {
    const { body } = await server.list(ada, {});
    expect(body.data).toMatchObject([{ id, archived: false, state: 'ACCEPTED', lastSequence: 1 }]);
  };

  it('G32, G33, P8, A4, X6: a guest gets 401, and so does an invalid token', async () => {
    for (const answer of [...ways(id, undefined), ...general(undefined)]) {
      expect((await answer).error?.clientMessage).toBe('login required');
    }
    for (const answer of [...ways(id, 'nonsense'), ...general('nonsense')]) {
      expect((await answer).error?.clientMessage).toBe('invalid token');
    }
    await unchanged();
  });

  it('T20: strangers and moderators get byte for byte the answer for an unknown id', async () => {
    const [eve] = await server.people(2);
    const moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR', 'ADMIN'] });
    for (const person of [eve, moderator]) {
      const [foreign, unknown] = [
        await written(ways(id, person)),
        await written(ways(newId(), person)),
      ];
      expect(foreign.map(([status]) => status)).toEqual(foreign.map(() => 404));
      expect(foreign).toEqual(unknown);
      expect(await written(ways('no-uuid', person))).toEqual(unknown);
      expect((await server.list(person)).body).toMatchObject({
        data: [],
        total: 0,
        unreadCount: 0,
      });
    }
    await unchanged();
  });

  it('spec 6.6: a restricted member can read but not write', async () => {
    const eve = await server.signUpAs('restricted', { state: 'RESTRICTED' });
    expect((await server.list(eve)).status).toBe(200);
    for (const call of [server.send(eve, id, 'x'), server.patch(eve, id, { archived: true })]) {
      expect((await call).error?.code).toBe('ACCOUNT_RESTRICTED');
    }
  });

  it.each(['by the one', 'by the other'])(
    'T27: a block %s takes the conversation away from both, whole',
    async (who) => {
      const [dan, fay] = await server.people(2);
      const theirs = await server.accepted(dan, fay);
      await server.send(dan, theirs, 'Before the block');
      await server.block(...((who === 'by the one' ? [dan, fay] : [fay, dan]) as [never, never]));
      server.eventsFor(dan, fay);
      const unknown = await written(ways(newId(), dan));
      for (const person of [dan, fay]) {
        expect(await written(ways(theirs, person))).toEqual(unknown);
        const { body } = await server.list(person);
        expect(body).toMatchObject({ data: [], total: 0, unreadCount: 0 });
        const other = person === dan ? fay : dan;
        const opened = await server.call(
          openConversation,
          { body: { userId: other.userId } },
          { as: person },
        );
        expect(opened.status).toBe(404);
      }
      expect(server.eventsFor(dan, fay)).toEqual([]);
      await server.database.query('delete from blocks');
      expect((await server.list(fay)).body).toMatchObject({ total: 1, unreadCount: 1 });
    },
  );

  it('messages of a deleted person stay readable, and no one can reply', async () => {
    const [dan, fay] = await server.people(2);
    const theirs = await server.accepted(dan, fay);
    await server.send(dan, theirs, 'Goodbye');
    await server.database.query(`update people set state = 'DELETED' where id = $1`, [dan.userId]);
    const { body } = await server.list(fay);
    expect(body.data).toMatchObject([{ id: theirs, person: null, writing: 'GONE' }]);
    const page = await server.messages(fay, { conversationId: theirs });
    expect(page.body.data).toMatchObject([{ text: 'Goodbye', senderId: dan.userId }]);
    const answer = await server.send(fay, theirs, 'Wait');
    expect([answer.status, answer.error?.code]).toEqual([409, messagingErrors.ACCOUNT_GONE.code]);
  });

  it('P14: only members of the conversation can report a message, and no one can like it', async () => {
    const target = messageTarget;
    const [eve] = await server.people(2);
    const { body } = await server.messages(bob, { conversationId: id });
    const reference = { referenceType: 'MESSAGE', referenceId: body.data[0]?.id ?? '' } as const;
    const find = (viewer: string | null) => target?.find(server.db, viewer, reference);
    expect(await find(bob.userId)).toEqual({ ownerId: ada.userId });
    for (const viewer of [eve.userId, null]) expect(await find(viewer)).toBeNull();
    await server.block(bob, ada);
    expect(await find(bob.userId)).toBeNull();
    await server.database.query('delete from blocks');
  });

  it('R29, T50: no line of the log contains the text of a message, whether the call succeeds or fails', async () => {
    const secret = 'canary-4711-of-a-message';
    const [eve] = await server.people(2);
    await server.send(ada, id, secret);
    await server.send(eve, id, secret);
    await server.call(
      sendMessage,
      { body: { conversationId: id, text: `${secret}\0` } },
      { as: ada },
    );
    await server.call(
      searchMessages,
      { query: { conversationId: id, query: secret } },
      { as: bob },
    );
    expect(logged.length).toBeGreaterThan(4);
    expect(logged.filter((line) => line.includes('canary-4711'))).toEqual([]);
  });
});
