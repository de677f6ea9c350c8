import {
  catchUpMessages,
  listMessages,
  searchMessages,
  sendMessage,
  type Message,
} from '@upround/messaging/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  fillConversation,
  startMessagingServer,
  type MessagingServer,
} from './messaging-server.fixtures';

interface Page {
  data: Message[];
  prevSegment: string | null;
  nextSegment: string | null;
}

describe('messages', () => {
  let server: MessagingServer;
  let ada: TestMember;
  let bob: TestMember;

  beforeAll(async () => {
    server = await startMessagingServer();
    [ada, bob] = await server.people(2);
  });
  afterAll(() => server?.close());

  const sequencesOf = ({ data }: Page) => data.map(({ sequence }) => sequence);
  const down = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => from - at);

  /** Reads on in one direction until it ends. */
  async function follow(
    ask: (cursor: string) => Promise<{ body: Page }>,
    start: string | null,
    way: 'prevSegment' | 'nextSegment',
  ): Promise<Page[]> {
    const pages: Page[] = [];
    for (let cursor = start; cursor !== null;) {
      const { body } = await ask(cursor);
      pages.push(body);
      cursor = body[way];
    }
    return pages;
  }

  describe('sending', () => {
    it('R4, R5: the same client id returns the same message, with any Idempotency-Key', async () => {
      const [one, two] = await server.people(2);
      const id = await server.accepted(one, two);
      const body = { conversationId: id, text: 'Once', clientId: 'phone-1' };
      const send = (key?: string) =>
        server.call(
          sendMessage,
          { body },
          { as: one, headers: key === undefined ? {} : { 'idempotency-key': key } },
        );
      server.eventsFor();
      const answers = await Promise.all([send('a'), send('a'), send('b'), send(), send()]);
      for (const { status, body: message } of answers) {
        expect([status, message]).toEqual([201, answers[0]?.body]);
      }
      expect(server.eventsFor(two)).toHaveLength(1);
      const { body: page } = await server.messages(two, { conversationId: id });
      expect(page).toMatchObject({ total: 1, data: [{ text: 'Once', clientId: null }] });
      expect((await server.list(two)).body.unreadCount).toBe(1);
      const other = await server.send(one, id, 'Another text', 'phone-1');
      expect([other.status, other.error?.code]).toEqual([422, 'CLIENT_ID_REUSED']);
      expect((await server.send(two, id, 'Mine', 'phone-1')).body.sequence).toBe(2);
    });

    it('R4: a message that arrived is answered again, even if no more can be sent', async () => {
      const [one, two] = await server.people(2);
      const { id } = await server.open(one, two);
      const first = await server.send(one, id, 'Hello', 'c1');
      expect((await server.send(one, id, 'Hello', 'c1')).body).toEqual(first.body);
      await server.patch(two, id, { state: 'REJECTED' });
      expect((await server.send(one, id, 'Hello', 'c1')).body).toEqual(first.body);
      expect((await server.send(one, id, 'Hello', 'c2')).status).toBe(403);
    });

    it('T4: text is stored exactly as it was typed', async () => {
      const id = await server.accepted(ada, bob);
      const texts = [
        '<b onclick="x">’',
        '%_\\',
        "'; drop table messages; --",
        'a\n\n  b',
        '🚀👩‍🚀',
        '\u202eabc',
      ];
      for (const text of texts) expect((await server.send(ada, id, text)).body.text).toBe(text);
      const { body } = await server.messages(bob, { conversationId: id });
      expect(body.data.map(({ text }) => text).reverse()).toEqual(texts);
    });
  });

  describe('a history of 300', () => {
    let id: string;
    const ask = (cursor: string) => server.messages(bob, { conversationId: id, cursor });

    beforeAll(async () => {
      [ada, bob] = await server.people(2);
      id = await server.accepted(ada, bob);
      await fillConversation(server, id, [ada, bob], 300);
    });

    it('R7, spec 3.8: is paged back to the first and forward to the last message, each once', async () => {
      const pages = await follow(ask, '', 'nextSegment');
      expect(pages.flatMap(sequencesOf)).toEqual(down(300, 1));
      expect(pages[0]?.prevSegment).toBeNull();
      const back = await follow(ask, pages.at(-1)?.prevSegment ?? null, 'prevSegment');
      expect(back.reverse().flatMap(sequencesOf)).toEqual(down(300, 21));
    });

    it('R7: messages that arrive meanwhile are neither skipped nor repeated, and come with the next page', async () => {
      const first = (await ask('')).body;
      const second = (await ask(first.nextSegment ?? '')).body;
      for (const text of ['a', 'b', 'c']) await server.send(ada, id, text);
      expect(sequencesOf(second)).toEqual(down(280, 261));
      const third = (await ask(second.nextSegment ?? '')).body;
      expect(sequencesOf(third)).toEqual(down(260, 241));
      const forward = await follow(ask, third.prevSegment, 'prevSegment');
      expect(forward.reverse().flatMap(sequencesOf)).toEqual(down(303, 261));
    });

    it('spec 3.8: starts around a given message and continues both ways', async () => {
      const query = { conversationId: id, around: 150, limit: 10 };
      const at = (cursor: string) => server.messages(bob, { ...query, cursor });
      const { body } = await server.messages(bob, query);
      expect(sequencesOf(body)).toEqual(down(155, 146));
      expect(sequencesOf((await at(body.nextSegment ?? '')).body)).toEqual(down(145, 136));
      expect(sequencesOf((await at(body.prevSegment ?? '')).body)).toEqual(down(165, 156));
      for (const around of [303, 2_000_000_000, 2_147_483_647]) {
        const end = await server.messages(bob, { ...query, around });
        expect([end.status, sequencesOf(end.body)]).toEqual([200, down(303, 294)]);
        expect(end.body.prevSegment).toBeNull();
      }
      const caughtUp = await server.call(
        catchUpMessages,
        { query: { conversationId: id, after: 2_147_483_647 } },
        { as: bob },
      );
      expect([caughtUp.status, caughtUp.body.data]).toEqual([200, []]);
      const start = await server.messages(bob, { ...query, around: 0 });
      expect([sequencesOf(start.body), start.body.nextSegment]).toEqual([down(5, 1), null]);
    });

    it('T24: rejects a cursor of another conversation or call', async () => {
      const [eve] = await server.people(2);
      const other = await server.accepted(ada, eve);
      const cursor = (await ask('')).body.nextSegment ?? '';
      const answers = [
        await server.messages(ada, { conversationId: id, cursor }),
        await server.messages(bob, { conversationId: id, cursor: `${cursor}A` }),
        await server.messages(ada, { conversationId: other, cursor }),
        await server.call(
          catchUpMessages,
          { query: { conversationId: id, after: 1, cursor } },
          { as: bob },
        ),
      ];
      expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => 'INVALID_CURSOR'));
    });

    it('spec 4.22: finds words in this conversation only, exactly as typed', async () => {
      const [eve] = await server.people(2);
      const theirs = await server.accepted(ada, eve);
      await server.send(ada, theirs, 'Runway of 100 % in this one');
      for (const text of ['Runway of 100 %', 'RUNWAY: nine months', 'Nothing of it']) {
        await server.send(ada, id, text);
      }
      const find = async (query: string, limit?: number, cursor?: string) =>
        (
          await server.call(
            searchMessages,
            { query: { conversationId: id, query, limit, cursor } },
            { as: bob },
          )
        ).body;
      const hits = await find('runway');
      expect(hits.data.map(({ text }) => text)).toEqual(['RUNWAY: nine months', 'Runway of 100 %']);
      expect(hits.total).toBe(2);
      expect((await find('0 %')).total).toBe(1);
      expect((await find('%')).total).toBe(1);
      expect((await find('_')).total).toBe(0);
      const all = await follow(
        async (cursor) => ({ body: await find('message 1', 30, cursor) }),
        '',
        'nextSegment',
      );
      const wanted = down(300, 1).filter((n) => `message ${n}`.includes('message 1'));
      expect(all.flatMap(sequencesOf)).toEqual(wanted);
      const back = await find('message 1', 30, all.at(-1)?.prevSegment ?? '');
      expect(back.data.length).toBe(30);
    });
  });

  it('spec 4.22: a search reads 2,000 messages at a time and continues behind them, both ways', async () => {
    const [one, two] = await server.people(2);
    const id = await server.accepted(one, two);
    await fillConversation(server, id, [one, two], 6_500);
    const text = 'the rare word';
    const rare = [1, 100, 101, 4_501, 4_600];
    await server.database.query(
      'update messages set text = $2 where conversation_id = $1 and sequence = any($3)',
      [id, text, rare],
    );
    const ask = (cursor: string) =>
      server.call(
        searchMessages,
        { query: { conversationId: id, query: 'rare', limit: 2, cursor } },
        { as: two },
      );
    const pages = await follow(ask, '', 'nextSegment');
    expect(pages.map(sequencesOf)).toEqual([[4_600, 4_501], [], [], [101, 100], [1]]);
    expect(pages.map((page) => (page as { total?: number }).total)).toEqual(pages.map(() => 2));
    const back = await follow(ask, pages.at(-1)?.prevSegment ?? null, 'prevSegment');
    expect(back.flatMap((page) => sequencesOf(page).reverse())).toEqual([100, 101, 4_501, 4_600]);
  }, 60_000);

  it('R6: a person who was offline for 5,000 messages and 30 days gets them all, in order and once', async () => {
    const [one, two] = await server.people(2);
    const id = await server.accepted(one, two);
    await fillConversation(server, id, [one, two], 17);
    await fillConversation(server, id, [one], 5_000);
    await server.database.query(
      `update messages set created_at = created_at - interval '30 days'
       where conversation_id = $1 and sequence % 3 = 0`,
      [id],
    );
    const ask = (cursor: string) =>
      server.call(
        catchUpMessages,
        { query: { conversationId: id, after: 17, limit: 50, cursor } },
        { as: two },
      );
    const pages = await follow(ask, '', 'nextSegment');
    expect(pages).toHaveLength(100);
    expect(pages.flatMap(sequencesOf)).toEqual(down(5_017, 18).reverse());
    await server.send(one, id, 'The newest');
    const rest = await server.call(
      catchUpMessages,
      { query: { conversationId: id, after: 5_017 } },
      { as: two },
    );
    expect(rest.body).toMatchObject({
      total: 5_018,
      nextSegment: null,
      data: [{ sequence: 5_018, text: 'The newest' }],
    });
    const none = await server.call(
      catchUpMessages,
      { query: { conversationId: id, after: 5_018 } },
      { as: two },
    );
    expect(none.body).toMatchObject({ data: [], nextSegment: null });
  });

  it('R17: rejects ambiguous queries', async () => {
    const id = await server.accepted(ada, bob);
    const urls = [
      '/v1/message',
      `/v1/message?conversationId=${id}&after=1&query=a`,
      `/v1/message?conversationId=${id}&after=-1`,
      `/v1/message?conversationId=${id}&around=1&after=1`,
      `/v1/message?conversationId=${id}&query=`,
      `/v1/message?conversationId=${id}&limit=51`,
      `/v1/message?conversationId=${id}&conversationId=${id}`,
    ];
    for (const url of urls) {
      const { statusCode } = await server.app.inject({
        url,
        headers: { 'access-token': bob.token },
      });
      expect([url, statusCode]).toEqual([url, 400]);
    }
    expect(
      (await server.call(listMessages, { query: { conversationId: id } }, { as: bob })).status,
    ).toBe(200);
  });
});
