import { openConversation, readConversation, sendMessage } from '@upround/messaging/contract';
import { textLimits } from '@upround/shared/domain';
import { newId } from '@upround/shared/db';
import { startMessagingServer, type MessagingServer } from './messaging-server.fixtures';

describe('requests', () => {
  let server: MessagingServer;
  const closed = new Set<string>();
  const applied = new Set<string>();
  /** People who take no messages at all. */
  const sealed = new Set<string>();

  beforeAll(async () => {
    server = await startMessagingServer({
      permission: {
        mayMessage: (_trx, _from, to, isKnown) =>
          Promise.resolve(!sealed.has(to) && (isKnown === true || !closed.has(to))),
      },
      contributed: () => ({
        acquaintances: [
          { knowEachOther: (_trx, one, other) => Promise.resolve(applied.has(`${one} ${other}`)) },
        ],
      }),
    });
  });
  afterAll(() => server?.close());

  const idsOf = async (list: ReturnType<MessagingServer['list']>) =>
    (await list).body.data.map(({ id }) => id);
  const stateOf = async (id: string) => {
    const [row] = await server.database.query<{ state: string; last_sequence: number }>(
      'select state, last_sequence from conversations where id = $1',
      [id],
    );
    return [row?.state, row?.last_sequence];
  };

  it('spec 4.17: a first message to a stranger is a request of one short message', async () => {
    const [ada, bob] = await server.people(2);
    const opened = await server.open(ada, bob);
    expect(opened).toMatchObject({
      state: 'PENDING',
      type: 'REQUEST',
      asked: false,
      writing: 'FIRST',
      lastMessage: null,
    });
    const long = await server.send(ada, opened.id, 'a'.repeat(textLimits.firstMessage + 1));
    expect([long.status, long.error?.code, long.error?.path]).toEqual([
      400,
      'FIRST_MESSAGE_TOO_LONG',
      'text',
    ]);
    const first = await server.send(ada, opened.id, '🚀'.repeat(textLimits.firstMessage));
    expect([first.status, first.body.sequence]).toEqual([201, 1]);
    const second = await server.send(ada, opened.id, 'And another thing');
    expect([second.status, second.error?.code]).toEqual([403, 'REQUEST_WAITING']);
    expect(await stateOf(opened.id)).toEqual(['PENDING', 1]);
    const { body } = await server.list(bob, { state: 'PENDING' });
    expect(body).toMatchObject({ unreadCount: 0, requestCount: 1, total: 1 });
    expect(body.data).toMatchObject([
      { id: opened.id, asked: true, type: 'REQUEST', writing: 'OPEN', unreadCount: 1 },
    ]);
    expect(await idsOf(server.list(bob))).toEqual([]);
    expect((await server.list(ada)).body.data).toMatchObject([{ writing: 'WAITING' }]);
  });

  it('spec 4.17: people who know each other by another record need no request', async () => {
    const [ada, bob] = await server.people(2);
    closed.add(bob.userId);
    applied.add(`${ada.userId} ${bob.userId}`);
    const opened = await server.open(ada, bob);
    expect(opened).toMatchObject({ state: 'ACCEPTED', writing: 'OPEN' });
    await server.send(ada, opened.id, 'a'.repeat(textLimits.firstMessage + 1));
    const second = await server.send(ada, opened.id, 'And another thing');
    expect([second.status, second.body.sequence]).toEqual([201, 2]);
    expect(await idsOf(server.list(bob))).toEqual([opened.id]);
  });

  it('spec 4.17: a request to someone who takes no messages stays a request, even if the two know each other', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    await server.send(ada, id, 'Hello');
    sealed.add(bob.userId);
    applied.add(`${ada.userId} ${bob.userId}`);
    const second = await server.send(ada, id, 'Are you there?');
    expect([second.status, second.error?.code]).toEqual([403, 'REQUEST_WAITING']);
    expect(await server.open(ada, bob)).toMatchObject({ id, state: 'PENDING' });
    expect(await stateOf(id)).toEqual(['PENDING', 1]);
  });

  it('spec 4.17: a request becomes a conversation once the two know each other', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    await server.send(ada, id, 'Hello');
    applied.add(`${ada.userId} ${bob.userId}`);
    expect((await server.send(ada, id, 'I applied')).status).toBe(201);
    expect(await stateOf(id)).toEqual(['ACCEPTED', 2]);
  });

  it('no one is notified of a conversation without a message', async () => {
    const [ada, bob] = await server.people(2);
    await server.open(ada, bob);
    expect(await idsOf(server.list(bob, { state: 'PENDING' }))).toEqual([]);
    const [own] = (await server.list(ada)).body.data;
    const read = (as: typeof ada) =>
      server.call(readConversation, { params: { id: own?.id ?? '' } }, { as });
    expect([(await read(ada)).body, (await read(bob)).status]).toEqual([own, 404]);
    expect((await server.list(bob)).body.requestCount).toBe(0);
    expect(server.eventsFor(bob)).toEqual([]);
    expect(await idsOf(server.list(ada))).toHaveLength(1);
  });

  it('P8: a reply accepts', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    await server.send(ada, id, 'Hello');
    expect((await server.send(bob, id, 'a'.repeat(textLimits.message))).status).toBe(201);
    expect(await stateOf(id)).toEqual(['ACCEPTED', 2]);
    expect((await server.send(ada, id, 'a'.repeat(textLimits.message))).status).toBe(201);
    const { body } = await server.list(bob);
    expect(body.data).toMatchObject([{ id, type: 'DIRECT', state: 'ACCEPTED' }]);
    expect(body.requestCount).toBe(0);
  });

  it('spec 4.17: people who follow each other need no request, even if one was pending', async () => {
    const [ada, bob, eve] = (await server.people(3)) as [never, never, never];
    await server.follow(ada, bob);
    const { id } = await server.open(ada, bob);
    await server.send(ada, id, 'Hello');
    expect((await server.send(ada, id, 'Again')).status).toBe(403);
    await server.follow(bob, ada);
    expect((await server.send(ada, id, 'a'.repeat(600))).status).toBe(201);
    expect(await stateOf(id)).toEqual(['ACCEPTED', 2]);
    await server.follow(eve, ada);
    await server.follow(ada, eve);
    expect(await server.open(eve, ada)).toMatchObject({ state: 'ACCEPTED', type: 'DIRECT' });
  });

  it('A4: the recipient accepts or declines and can change their mind; both get one event for each', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    await server.send(ada, id, 'Hello');
    const own = await server.patch(ada, id, { state: 'ACCEPTED' });
    expect([own.status, own.error?.code]).toEqual([403, 'NOT_ASKED']);
    server.eventsFor(ada, bob);
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.patch(bob, id, { state: 'REJECTED' });
      expect([answer.status, answer.body.state]).toEqual([200, 'REJECTED']);
    }
    const events = server.eventsFor(ada, bob);
    expect(events.map(({ name }) => name)).toEqual([
      'messaging.conversation',
      'messaging.conversation',
    ]);
    expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([ada.userId, bob.userId]));
    const again = await server.send(ada, id, 'Please');
    expect([again.status, again.error?.code]).toEqual([403, 'REQUEST_REJECTED']);
    expect(server.eventsFor(ada, bob)).toEqual([]);
    for (const person of [ada, bob]) {
      expect((await server.messages(person, { conversationId: id })).body.total).toBe(1);
    }
    expect(await idsOf(server.list(bob, { state: 'REJECTED' }))).toEqual([id]);
    expect((await server.list(bob)).body).toMatchObject({ data: [], requestCount: 0 });
    await server.patch(bob, id, { state: 'ACCEPTED' });
    expect((await server.send(ada, id, 'Thank you')).status).toBe(201);
  });

  it('T27: declining while a message is sent: a rejected message leaves nothing', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    const rounds = Array.from({ length: 20 }, (_, at) => [
      server.patch(bob, id, { state: at % 2 === 0 ? 'REJECTED' : 'ACCEPTED' }),
      server.send(ada, id, `Round ${at}`),
    ]);
    const answers = await Promise.all(rounds.flat());
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => [200, 201, 403].includes(status))).toBe(true);
    const { body } = await server.messages(bob, { conversationId: id, limit: 50 });
    expect(body.total).toBe(statuses.filter((status) => status === 201).length);
    expect(body.data.map(({ sequence }) => sequence)).toEqual(
      body.data.map((_, at) => body.total - at),
    );
  });

  it('X6: a pair has one conversation, opened from either side; none with oneself, an unknown or a deleted person', async () => {
    const [ada, bob] = await server.people(2);
    const [one, two] = [await server.open(ada, bob), await server.open(bob, ada)];
    expect(two.id).toBe(one.id);
    const open = (userId: string) =>
      server.call(openConversation, { body: { userId } }, { as: ada });
    expect((await open(ada.userId.toUpperCase())).error?.code).toBe('OWN_ACCOUNT');
    const gone = await server.signUpAs('gone-1', { state: 'DELETED' });
    const banned = await server.signUpAs('banned-1', { state: 'BANNED' });
    for (const id of [newId(), 'nobody', gone.userId, banned.userId]) {
      expect([id, (await open(id)).status]).toEqual([id, 404]);
    }
  });

  it('spec 4.18: people who take no messages get no requests; accepted conversations go on', async () => {
    const [ada, bob, eve] = (await server.people(3)) as [never, never, never];
    const known = await server.accepted(ada, bob);
    const waiting = await server.open(eve, bob);
    closed.add((bob as { userId: string }).userId);
    expect((await server.send(ada, known, 'Still here')).status).toBe(201);
    expect((await server.send(eve, waiting.id, 'Hello')).error?.code).toBe('MESSAGES_NOT_TAKEN');
    const [dan] = await server.people(2);
    const body = { userId: (bob as { userId: string }).userId };
    const answer = await server.call(openConversation, { body }, { as: dan });
    expect([answer.status, answer.error?.code]).toEqual([403, 'MESSAGES_NOT_TAKEN']);
    expect((await server.list(dan)).body.total).toBe(0);
  });

  it('notifications get the recipient and the order of a message, and never its text', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    await server.runTasks();
    server.heard.splice(0);
    const { body: first } = await server.send(ada, id, 'A secret');
    const { body: second } = await server.send(bob, id, 'Another secret');
    await server.runTasks();
    const event = { conversationId: id };
    // Tasks keep no order.
    expect(server.heard).toHaveLength(2);
    expect(server.heard).toEqual(
      expect.arrayContaining([
        { ...event, messageId: first.id, sequence: 1, recipientId: bob.userId },
        { ...event, messageId: second.id, sequence: 2, recipientId: ada.userId },
      ]),
    );
    const tasks = await server.database.query(
      `select 1 from pgboss.job where data::text like '%secret%'`,
    );
    expect(tasks).toEqual([]);
  });

  it.each([
    ['nothing', { text: '' }],
    ['too much', { text: 'x'.repeat(textLimits.message + 1) }],
    ['NUL', { text: 'a\0b' }],
    ['a sender', { text: 'x', senderId: newId() }],
    ['a place', { text: 'x', sequence: 1 }],
  ])('R17: rejects %s and stores nothing', async (_what, body) => {
    const [ada, bob] = await server.people(2);
    const conversationId = await server.accepted(ada, bob);
    const sent = { conversationId, ...body };
    expect((await server.call(sendMessage, { body: sent }, { as: ada })).status).toBe(400);
    expect(await stateOf(conversationId)).toEqual(['ACCEPTED', 0]);
  });
});
