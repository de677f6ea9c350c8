import { markNotifications } from '@upround/notifications/contract';
import { newId } from '@upround/shared/db';
import { messaged } from '@upround/shared/ports';
import type { NotificationPreferences } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

describe('pushes of messages', () => {
  let world: Notifications;
  let ada: TestMember;
  let bob: TestMember;
  const push = devices();
  const refusing = new Set<string>();
  let quietUntil: Date | null = null;
  const preferences: NotificationPreferences = {
    wants: async (_db, userIds, type, channel) =>
      new Set(
        type === 'MESSAGE' && channel === 'push' ? userIds.filter((id) => !refusing.has(id)) : [],
      ),
    quietUntil: async (_db, userIds) =>
      new Map(quietUntil === null ? [] : userIds.map((id) => [id, quietUntil ?? new Date()])),
  };

  beforeAll(async () => {
    world = await startNotifications({ push, preferences });
  });
  afterAll(() => world?.server.close());
  beforeEach(async () => {
    push.asked.length = 0;
    quietUntil = null;
    [ada, bob] = [await world.person('Ada'), await world.person('Bob')];
    await world.device(bob, `token-of-${bob.slug}`);
  });

  /** A conversation of Ada and Bob as messaging keeps it. */
  async function conversation(state: 'ACCEPTED' | 'PENDING' = 'ACCEPTED') {
    const id = newId();
    const [low, high] = [ada.userId, bob.userId].sort();
    await world.query(
      `insert into conversations (id, low_id, high_id, requester_id, state) values ($1, $2, $3, $4, $5)`,
      [id, low, high, ada.userId, state],
    );
    await world.query(
      `insert into conversation_members
         (conversation_id, user_id, other_id, state, asked, listed, activity_id)
       values ($1, $2, $3, $4, false, true, $1), ($1, $3, $2, $4, true, true, $1)`,
      [id, ada.userId, bob.userId, state],
    );
    return id;
  }
  /** Ada sends Bob a message. */
  async function send(conversationId: string, messageId = newId(), sequence?: number) {
    await world.query(
      `update conversation_members set unread_count = unread_count + 1
       where conversation_id = $1 and user_id = $2`,
      [conversationId, bob.userId],
    );
    await world.publish(messaged, {
      conversationId,
      messageId,
      sequence,
      recipientId: bob.userId,
    });
    return messageId;
  }
  const read = (conversationId: string) =>
    world.query('update conversation_members set unread_count = 0 where conversation_id = $1', [
      conversationId,
    ]);

  it('R13: a message is pushed once, even if its task runs twice, and is in no list', async () => {
    const id = await conversation();
    const messageId = await send(id);
    await world.server.runTasks();
    await send(id, messageId);
    await world.server.runTasks();
    expect(push.asked).toMatchObject([
      {
        device: { userId: bob.userId },
        title: 'Ada sent you a message',
        body: 'Open the conversation to read it.',
        deeplink: `/dm?conversation=${id}`,
        data: { type: 'MESSAGE', shownBy: `/dm?conversation=${id}`, conversationId: id },
      },
    ]);
    await send(id);
    await world.server.runTasks();
    expect(push.asked.map(({ tag }) => tag)).toEqual([push.asked[0]?.tag, push.asked[0]?.tag]);
    expect(await world.list(bob)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('R13: the order of the conversation counts, whatever the servers’ clocks say', async () => {
    const id = await conversation();
    const [early, late] = [newId(), newId()];
    await send(id, late, 1);
    await world.server.runTasks();
    await send(id, early, 2);
    await world.server.runTasks();
    expect(push.asked).toHaveLength(2);
    await send(id, late, 1);
    await world.server.runTasks();
    expect(push.asked).toHaveLength(2);
  });

  it('leave no unread line, and no line at all for a person without a device', async () => {
    const lines = () =>
      world.query<{ read: boolean }>(
        'select read_at is not null as read from notifications where user_id = $1',
        [bob.userId],
      );
    const id = await conversation();
    await send(id);
    await world.server.runTasks();
    await world.server.call(
      markNotifications,
      { body: { all: true, read: false } },
      { as: await world.now(bob) },
    );
    expect(await lines()).toEqual([{ read: true }]);
    await world.query('delete from notifications where user_id = $1', [bob.userId]);
    await world.query('delete from push_devices where user_id = $1', [bob.userId]);
    await send(id);
    await world.server.runTasks();
    expect(await lines()).toEqual([]);
  });

  it('a stranger’s request only names its sender', async () => {
    const id = await conversation('PENDING');
    await send(id);
    await world.server.runTasks();
    expect(push.asked).toMatchObject([
      { title: 'Ada wants to message you', deeplink: `/dm?tab=requests&conversation=${id}` },
    ]);
  });

  it.each([
    ['has read it', (id: string) => read(id)],
    ['blocked the sender', () => world.block(bob, ada)],
    ['was blocked by the sender', () => world.block(ada, bob)],
    [
      'muted the sender',
      () =>
        world.query('insert into mutes (user_id, muted_id) values ($1, $2)', [
          bob.userId,
          ada.userId,
        ]),
    ],
    [
      'declined the request',
      (id: string) =>
        world.query(
          `update conversation_members set state = 'REJECTED' where conversation_id = $1`,
          [id],
        ),
    ],
    ['wants no pushes of messages', () => Promise.resolve(refusing.add(bob.userId))],
  ])('nothing is pushed to someone who %s', async (_, change) => {
    const id = await conversation();
    await send(id);
    await change(id);
    await world.server.runTasks();
    expect(push.asked).toEqual([]);
  });

  it('in quiet hours they wait, and are not sent if the message was read meanwhile', async () => {
    quietUntil = new Date(world.server.clock.now().getTime() + 60_000);
    const id = await conversation();
    await send(id);
    await world.server.runTasks();
    expect(push.asked).toEqual([]);
    await read(id);
    quietUntil = null;
    world.server.clock.advance(120_000);
    const handler = world.server.modules[0]?.tasks?.find(
      ({ task }) => task.name === 'notifications.deliver',
    );
    await world.server.db
      .transaction()
      .execute((trx) => world.server.tasks.senderOn(trx).send(handler?.task as never, {} as never));
    await world.server.runTasks();
    expect(push.asked).toEqual([]);
    expect(await world.query('select 1 from push_outbox')).toEqual([]);
  });
});
