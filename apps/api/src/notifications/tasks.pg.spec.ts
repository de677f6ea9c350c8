import { openDatabase, type OpenDatabase } from '@upround/shared/db';
import { liked } from '@upround/shared/ports';
import {
  createTestDatabase,
  waitForLock,
  type TestDatabase,
  type TestServer,
} from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

const HOUR = 3_600_000;

const taskOf = ({ modules }: TestServer, name: string) =>
  modules[0]?.tasks?.find(({ task }) => task.name === name)?.task as never;

describe('R24: the same tasks in two processes', () => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: Notifications;
  let two: Notifications;
  const push = devices();
  const mails: string[] = [];
  const rhythm = 'DAILY' as const;
  let quietUntil: Date | null = null;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    const start = (each: OpenDatabase) =>
      startNotifications(
        {
          push,
          preferences: {
            wants: async (_db, userIds) => new Set(userIds),
            quietUntil: async (_db, userIds) =>
              new Map(quietUntil === null ? [] : userIds.map((id) => [id, quietUntil as Date])),
          },
          digest: {
            readers: { page: async () => [], rhythmOf: async () => rhythm },
            accounts: { emailOf: async (_db, userId) => userId },
            mailer: { send: async ({ to }) => void mails.push(to) },
            brand: 'Upround',
            publicUrl: 'https://upround.example',
          },
        },
        { ...each, url: database.url },
      );
    [one, two] = [await start(database), await start(other)];
  });
  afterAll(async () => {
    await one?.server.close();
    await two?.server.close();
    await other?.close();
    await database?.close();
  });

  const drain = () => Promise.all([one.server.runTasks(), two.server.runTasks()]);

  it('notify and push a like once, and email its digest once, however often each task was queued', async () => {
    const [author, fan] = [await one.person(), await one.person('Ada')];
    await one.device(author, 'token-of-the-author');
    const postId = await one.post(author);
    await one.like(fan, postId);
    const act = { userId: fan.userId, referenceId: postId, referenceType: 'POST' };
    for (let at = 0; at < 10; at += 1) await (at % 2 === 0 ? one : two).publish(liked, act);
    await drain();
    await drain();
    expect(await one.list(author)).toMatchObject({ unreadCount: 1, data: [{ actorCount: 1 }] });
    expect(push.asked).toHaveLength(1);

    const day = one.server.clock.now().toISOString().slice(0, 10);
    for (let at = 0; at < 10; at += 1) {
      const { server } = at % 2 === 0 ? one : two;
      await server.db.transaction().execute((trx) =>
        server.tasks.senderOn(trx).send(taskOf(server, 'notifications.mail-digest'), {
          userId: author.userId,
          day,
        } as never),
      );
    }
    await drain();
    expect(mails).toEqual([author.userId]);
  });

  it('R13: skip a push that the other process has claimed, without waiting', async () => {
    const [author, fan] = [await one.person(), await one.person('Ada')];
    await one.device(author, 'token-taken');
    const sent = () => push.asked.filter(({ device }) => device.userId === author.userId);
    quietUntil = new Date(one.server.clock.now().getTime() + HOUR);
    await one.follow(fan, author);
    await one.server.runTasks();
    quietUntil = null;
    await one.query('update push_outbox set due_at = now()');
    const { waited } = await waitForLock(
      one.server.database,
      (client) =>
        client.query(`update push_outbox set claimed_until = now() + interval '2 minutes'`),
      async () => {
        await two.server.db
          .transaction()
          .execute((trx) =>
            two.server.tasks
              .senderOn(trx)
              .send(taskOf(two.server, 'notifications.deliver'), {} as never),
          );
        await two.server.runTasks();
      },
    );
    expect([waited, sent()]).toEqual([false, []]);
  });
});
