import { createFcmPush } from '@upround/notifications/api';
import { markNotifications } from '@upround/notifications/contract';
import type { NotificationPreferences, PushService } from '@upround/shared/ports';
import { startFakeFcm, type FakeFcm, type TestMember } from '@upround/shared/testing-server';
import { importSPKI, jwtVerify } from 'jose';
import { pages, startNotifications, type Notifications } from './notifications-server.fixtures';

const HOUR = 3_600_000;

describe('pushes through FCM', () => {
  let fcm: FakeFcm;
  let world: Notifications;
  let author: TestMember;
  let fan: TestMember;
  let quietUntil: Date | null = null;
  let token = '';
  const errors: object[] = [];
  const preferences: NotificationPreferences = {
    wants: async (_db, userIds) => new Set(userIds),
    quietUntil: async (_db, userIds, at) =>
      new Map(
        quietUntil !== null && at < quietUntil
          ? userIds.map((id) => [id, quietUntil ?? at] as const)
          : [],
      ),
  };

  beforeAll(async () => {
    fcm = await startFakeFcm();
    const push = createFcmPush({
      projectId: 'fake',
      account: fcm.account,
      endpoint: fcm.url,
      publicUrl: 'https://upround.example',
      onError: (details) => void errors.push(details),
    });
    world = await startNotifications({ push, preferences });
  });
  afterAll(async () => {
    await world?.server.close();
    await fcm?.close();
  });
  beforeEach(async () => {
    [author, fan] = [await world.person(), await world.person('Ada\u202e\nLovelace')];
    token = `token-of-${author.slug}`;
    quietUntil = null;
    await world.device(author, token);
  });

  const delivered = () => fcm.delivered.filter((message) => message.token === token);
  const waiting = () =>
    world.query<{ tries: number }>(
      'select o.tries from push_outbox o join push_devices d on d.id = o.device_id where d.token = $1',
      [token],
    );
  /** As the clock does each minute. */
  const nextMinutes = async (milliseconds: number) => {
    world.server.clock.advance(milliseconds);
    const handler = world.server.modules[0]?.tasks?.find(
      ({ task }) => task.name === 'notifications.deliver',
    );
    await world.server.db
      .transaction()
      .execute((trx) => world.server.tasks.senderOn(trx).send(handler?.task as never, {} as never));
    await world.server.runTasks();
  };

  it('R13: each device gets one, signed, short, and with one of our paths', async () => {
    await world.device(author, `${token}-2`);
    const post = await world.post(author, `${'long '.repeat(100)}`);
    await world.like(fan, post);
    await world.server.runTasks();
    await nextMinutes(HOUR);
    expect(delivered()).toHaveLength(1);
    expect(fcm.delivered.filter((message) => message.token === `${token}-2`)).toHaveLength(1);
    const [message] = delivered();
    expect(message?.notification.title).toBe('Ada Lovelace liked your post');
    expect([...(message?.notification.body ?? '')].length).toBeLessThanOrEqual(140);
    expect(message?.data['deeplink']).toMatch(/^\/post\/post-/);
    expect(message?.webpush.fcm_options?.link).toBe(
      `https://upround.example${message?.data['deeplink']}`,
    );
    const key = await importSPKI(fcm.publicKey, 'RS256');
    const { payload } = await jwtVerify(fcm.assertions[0] ?? '', key, {
      issuer: fcm.account.clientEmail,
      audience: fcm.account.tokenUri,
    });
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect(fcm.assertions).toHaveLength(1);
  });

  it('R13: a second like of an unread line sends nothing more', async () => {
    const post = await world.post(author);
    await world.like(fan, post);
    await world.server.runTasks();
    await world.like(await world.person(), post);
    await world.server.runTasks();
    expect(delivered()).toHaveLength(1);
  });

  it('R13: a line that changes while its push is being sent is pushed again', async () => {
    const post = await world.post(author);
    fcm.answerTo(token, 'hang');
    await world.like(fan, post);
    const tasks = world.server.runTasks();
    await fcm.arrived(token);
    const own = { as: await world.now(author) };
    await world.server.call(markNotifications, { body: { all: true } }, own);
    await world.like(await world.person('Eve'), post);
    await world.server.runTasks();
    await tasks;
    expect(delivered().map(({ notification }) => notification.title)).toEqual([
      'Eve and Ada Lovelace liked your post',
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('R13: 404 UNREGISTERED deletes the device; another 404 does not', async () => {
    fcm.answerTo(token, 'nonsense', 404);
    await world.follow(fan, author);
    await world.server.runTasks();
    expect(await waiting()).toEqual([{ tries: 1 }]);
    await nextMinutes(HOUR);
    expect(await world.query('select 1 from push_devices where token = $1', [token])).toEqual([]);
  });

  it('R13: 429, 500 and a rejected access token are retried, later each time', async () => {
    fcm.answerTo(token, { status: 429, retryAfter: 120 }, 500, 401);
    await world.follow(fan, author);
    await world.server.runTasks();
    await nextMinutes(100_000);
    expect(await waiting()).toEqual([{ tries: 1 }]);
    for (let at = 0; at < 3; at += 1) await nextMinutes(HOUR);
    expect(delivered()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify(errors)).not.toContain(token);
  });

  it('R13: a push that is never accepted is given up', async () => {
    fcm.answerTo(token, 400);
    await world.follow(fan, author);
    await world.server.runTasks();
    expect(await waiting()).toEqual([]);
    expect(delivered()).toEqual([]);
  });

  it('R13, R14: a service that hangs delays no call, and is given up after the timeout', async () => {
    fcm.answerTo(token, 'hang');
    const order: string[] = [];
    await world.follow(fan, author);
    // The request was answered, and nothing was sent so far.
    expect(fcm.asked).not.toContain(token);
    const tasks = world.server.runTasks().then(() => order.push('given up'));
    void fcm.arrived(token).then(() => order.push('tried'));
    await fcm.arrived(token);
    expect((await world.ask(author)).status).toBe(200);
    expect((await world.device(fan, 'meanwhile')).status).toBe(200);
    order.push('answered');
    await tasks;
    expect(order).toEqual(['tried', 'answered', 'given up']);
    expect(await waiting()).toEqual([{ tries: 1 }]);
  });

  it('R29: what was deleted, undone, read or blocked meanwhile is not pushed', async () => {
    const undo: [string, (post: string) => Promise<unknown>][] = [
      [
        'deleted',
        (post) => world.query(`update posts set state = 'DELETED' where id = $1`, [post]),
      ],
      ['taken back', (post) => world.unlike(fan, post)],
      [
        'read',
        async () =>
          world.server.call(
            markNotifications,
            { body: { all: true } },
            { as: await world.now(author) },
          ),
      ],
      ['blocked', () => world.block(author, fan)],
    ];
    for (const [what, change] of undo) {
      quietUntil = new Date(world.server.clock.now().getTime() + HOUR);
      const post = await world.post(author);
      await world.like(fan, post);
      await world.server.runTasks();
      expect(await waiting()).toEqual([{ tries: 0 }]);
      await change(post);
      await nextMinutes(2 * HOUR);
      expect([what, delivered(), await waiting()]).toEqual([what, [], []]);
    }
  });

  it('wait until quiet hours end', async () => {
    quietUntil = new Date(world.server.clock.now().getTime() + HOUR);
    await world.follow(fan, author);
    await world.server.runTasks();
    await nextMinutes(HOUR / 2);
    expect(delivered()).toEqual([]);
    await nextMinutes(HOUR);
    expect(delivered()).toHaveLength(1);
  });

  it('R24: the claim of a dead worker expires, and another worker sends', async () => {
    quietUntil = new Date(world.server.clock.now().getTime() + 1_000);
    await world.follow(fan, author);
    await world.server.runTasks();
    const until = new Date(world.server.clock.now().getTime() + HOUR);
    await world.query('update push_outbox set claimed_until = $1', [until]);
    await nextMinutes(HOUR / 2);
    expect(delivered()).toEqual([]);
    await nextMinutes(HOUR);
    expect(delivered()).toHaveLength(1);
  });
});

describe('a device that gets a new token while a push is being sent', () => {
  const heard: string[] = [];
  const renew: (() => Promise<unknown>)[] = [];
  const push: PushService = {
    async send({ device }) {
      heard.push(device.token);
      await renew.pop()?.();
      return device.token === 'old-token' ? 'unregistered' : 'sent';
    },
  };
  let world: Notifications;

  beforeAll(async () => {
    world = await startNotifications({ push });
  });
  afterAll(() => world?.server.close());

  it('R13: is not deleted because of the old token, and gets the next push', async () => {
    const [author, fan] = (await world.people(2)) as [TestMember, TestMember];
    await world.device(author, 'old-token', 'my-browser');
    renew.push(() => world.device(author, 'new-token', 'my-browser'));
    await world.follow(fan, author);
    await world.server.runTasks();
    await world.like(fan, await world.post(author));
    await world.server.runTasks();
    expect(heard).toEqual(['old-token', 'new-token']);
  });
});

describe('pushes through open pages', () => {
  it('reach the pages of the person, one message for each device', async () => {
    const open = pages();
    const world = await startNotifications({ realtime: open });
    const [author, fan] = (await world.people(2)) as [TestMember, TestMember];
    await world.device(author, 'random-token', 'my-browser');
    await world.follow(fan, author);
    await world.server.runTasks();
    expect(open.heard.filter(({ name }) => name === 'push.message')).toMatchObject([
      {
        userIds: [author.userId],
        data: { deviceId: 'my-browser', title: `${fan.displayName} followed you` },
      },
    ]);
    await world.server.close();
  });
});
