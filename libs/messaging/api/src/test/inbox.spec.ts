import { conversationEvent, listConversations, messageEvent } from '@upround/messaging/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  fillConversation,
  startMessagingServer,
  type MessagingServer,
} from './messaging-server.fixtures';

describe('inbox, counts and read marks', () => {
  let server: MessagingServer;
  beforeAll(async () => {
    server = await startMessagingServer();
  });
  afterAll(() => server?.close());

  const countsOf = async (person: TestMember) => {
    const { unreadCount, requestCount, data } = (await server.list(person)).body;
    return [unreadCount, requestCount, data.map((one) => one.unreadCount)];
  };
  const markOf = async (person: TestMember) =>
    (await server.list(person)).body.data[0]?.otherReadUpTo;

  it('spec 4.19: counts agree in the list, in the total, and in the events to both pages', async () => {
    const [ada, bob, eve] = (await server.people(3)) as [TestMember, TestMember, TestMember];
    const id = await server.accepted(ada, bob);
    const other = await server.accepted(eve, bob);
    server.eventsFor(bob);
    for (const text of ['One', 'Two', 'Three']) await server.send(ada, id, text);
    await server.send(eve, other, 'Four');
    expect(await countsOf(bob)).toEqual([4, 0, [1, 3]]);
    expect(await countsOf(ada)).toEqual([0, 0, [0]]);
    const events = server.eventsFor(bob).map(({ name, data }) => {
      expect([name, messageEvent.data.safeParse(data).success]).toEqual([
        'messaging.message',
        true,
      ]);
      const { conversation, counts, message } = messageEvent.data.parse(data);
      return [message.text, conversation.unreadCount, counts.unreadCount];
    });
    expect(events).toEqual([
      ['One', 1, 1],
      ['Two', 2, 2],
      ['Three', 3, 3],
      ['Four', 1, 4],
    ]);
    const read = await server.patch(bob, id, { readUpTo: 2 });
    expect(read.body).toMatchObject({ readUpTo: 2, unreadCount: 1 });
    expect(await countsOf(bob)).toEqual([2, 0, [1, 1]]);
    const heard = server.eventsFor(ada, bob, eve).map(({ userId, data }) => {
      const { conversation, counts } = conversationEvent.data.parse(data);
      return [userId, conversation.otherReadUpTo, conversation.unreadCount, counts.unreadCount];
    });
    const expected = [
      [ada.userId, 2, 0, 0],
      [bob.userId, 0, 1, 2],
    ];
    expect(heard.sort()).toEqual(expected.sort());
  });

  it('spec 3.8: every page has the total of the first page', async () => {
    const [me, ...others] = await server.people(5);
    for (const other of others.slice(0, 3)) await server.accepted(other, me);
    const first = (await server.list(me, { limit: 2 })).body;
    expect([first.total, first.data.length]).toEqual([3, 2]);
    await server.accepted(others[3] ?? me, me);
    const cursor = first.nextSegment ?? '';
    const second = (await server.list(me, { limit: 2, cursor })).body;
    expect([second.total, second.data.length, second.nextSegment]).toEqual([3, 1, null]);
    const back = (await server.list(me, { limit: 2, cursor: second.prevSegment ?? '' })).body;
    expect(back.total).toBe(3);
    expect((await server.list(me, { limit: 2 })).body.total).toBe(4);
  });

  it('spec 4.19: a read mark only moves forward and not beyond the end; repeating it sends no event', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await server.send(ada, id, 'One');
    await server.send(bob, id, 'Two');
    expect((await server.patch(bob, id, { readUpTo: 2_000_000 })).body.readUpTo).toBe(2);
    server.eventsFor(ada, bob);
    expect((await server.patch(bob, id, { readUpTo: 1 })).body.readUpTo).toBe(2);
    expect((await server.patch(bob, id, { readUpTo: 2 })).body.unreadCount).toBe(0);
    expect(server.eventsFor(ada, bob)).toEqual([]);
    await server.send(ada, id, 'Three');
    expect(await countsOf(bob)).toEqual([1, 0, [1]]);
    expect((await server.patch(bob, id, { readUpTo: -1 })).status).toBe(400);
  });

  it('spec 4.20: a person who hides read marks shows none and sees none', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await server.send(ada, id, 'One');
    await server.send(bob, id, 'Two');
    await server.patch(ada, id, { readUpTo: 1 });
    expect(await markOf(bob)).toBe(1);
    await server.database.query(
      `insert into member_settings (user_id, settings) values ($1, '{"readMarks": false}')`,
      [bob.userId],
    );
    server.eventsFor(ada, bob);
    await server.patch(bob, id, { readUpTo: 1 });
    expect([await markOf(ada), await markOf(bob)]).toEqual([null, null]);
    expect(server.eventsFor(ada, bob).map(({ userId }) => userId)).toEqual([bob.userId]);
    await server.patch(ada, id, { readUpTo: 2 });
    const events = server.eventsFor(ada, bob);
    expect(events.map(({ userId }) => userId)).toEqual([ada.userId]);
    expect(conversationEvent.data.parse(events[0]?.data).conversation.otherReadUpTo).toBeNull();
  });

  it('spec 4.21: archived conversations are listed separately, are not counted, and return with a new message', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await server.send(ada, id, 'One');
    server.eventsFor(ada, bob);
    for (let time = 0; time < 2; time += 1) {
      expect((await server.patch(bob, id, { archived: true })).body.archived).toBe(true);
    }
    expect(server.eventsFor(ada, bob).map(({ userId }) => userId)).toEqual([bob.userId]);
    expect(await countsOf(bob)).toEqual([0, 0, []]);
    const { body } = await server.list(bob, { archived: true });
    expect(body).toMatchObject({ total: 1, data: [{ id, archived: true, unreadCount: 1 }] });
    expect((await server.list(ada)).body.data).toMatchObject([{ id, archived: false }]);
    await server.send(ada, id, 'Two');
    expect(await countsOf(bob)).toEqual([2, 0, [2]]);
    expect((await server.list(bob, { archived: true })).body.total).toBe(0);
    await server.patch(bob, id, { archived: true });
    await server.patch(bob, id, { archived: false });
    expect(await countsOf(bob)).toEqual([2, 0, [2]]);
  });

  it('spec 4.17: requests have their sender', async () => {
    const [ada, bob, eve] = (await server.people(3)) as [TestMember, TestMember, TestMember];
    const [mine, theirs] = [await server.open(ada, bob), await server.open(eve, ada)];
    await server.send(ada, mine.id, 'Hello Bob');
    await server.send(eve, theirs.id, 'Hello Ada');
    const idsOf = async (asked?: boolean) =>
      (await server.list(ada, { state: 'PENDING', asked })).body.data.map(({ id }) => id);
    expect(await idsOf()).toEqual([theirs.id, mine.id]);
    expect(await idsOf(true)).toEqual([theirs.id]);
    expect(await idsOf(false)).toEqual([mine.id]);
    expect(await countsOf(ada)).toEqual([0, 1, [0]]);
  });

  describe('a long list', () => {
    let ada: TestMember;
    let wanted: string[];

    beforeAll(async () => {
      const [first, ...others] = await server.people(25);
      ada = first;
      wanted = [];
      for (const other of others) {
        const id = await server.accepted(ada, other);
        await server.send(other, id, 'Hello');
        wanted.unshift(id);
      }
    });

    const page = (query: { cursor?: string; limit?: number }) =>
      server.call(listConversations, { query }, { as: ada });

    it('spec 3.8: starts at the last active conversation, and can be paged back up the same way', async () => {
      const down: string[] = [];
      const ups: (string | null)[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body }: Awaited<ReturnType<typeof page>> = await page({ cursor, limit: 7 });
        expect(body.total).toBe(24);
        down.push(...body.data.map(({ id }) => id));
        ups.push(body.prevSegment);
        cursor = body.nextSegment;
      }
      expect(down).toEqual(wanted);
      expect(ups[0]).toBeNull();
      const up: string[] = [];
      cursor = ups.at(-1) ?? null;
      while (cursor !== null) {
        const { body }: Awaited<ReturnType<typeof page>> = await page({ cursor, limit: 7 });
        up.unshift(...body.data.map(({ id }) => id));
        cursor = body.prevSegment;
      }
      expect(up).toEqual(wanted.slice(0, 21));
    });

    it('spec 3.8: paging back after rows have moved continues from the same position', async () => {
      const first = await page({ limit: 2 });
      const second = await page({ cursor: first.body.nextSegment ?? '', limit: 2 });
      const [before] = first.body.data.slice(-1);
      await server.patch(ada, wanted[0] ?? '', { archived: true });
      await server.patch(ada, wanted[1] ?? '', { archived: true });
      const back = await page({ cursor: second.body.prevSegment ?? '', limit: 2 });
      expect(back.body).toMatchObject({ data: [], prevSegment: null });
      const again = await page({ cursor: back.body.nextSegment ?? '', limit: 2 });
      expect(again.body.data.map(({ id }) => id)).toEqual(wanted.slice(2, 4));
      expect(before?.id).toBe(wanted[1]);
    });

    it('T24: rejects a cursor of another person or list, and a changed one', async () => {
      const [eve] = await server.people(2);
      const cursor = (await page({ limit: 2 })).body.nextSegment ?? '';
      const answers = [
        await server.call(listConversations, { query: { cursor } }, { as: eve }),
        await server.call(listConversations, { query: { cursor, state: 'PENDING' } }, { as: ada }),
        await page({ cursor: `x${cursor.slice(1)}` }),
      ];
      expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => 'INVALID_CURSOR'));
    });
  });

  it('R8: conversations that were inserted in bulk are read one by one', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await fillConversation(server, id, [ada, bob], 40);
    await server.patch(bob, id, { readUpTo: 10 });
    const { body } = await server.messages(bob, { conversationId: id, limit: 50 });
    const unread = body.data.filter(
      ({ sequence, senderId }) => sequence > 10 && senderId === ada.userId,
    );
    expect(await countsOf(bob)).toEqual([unread.length, 0, [unread.length]]);
  });
});
