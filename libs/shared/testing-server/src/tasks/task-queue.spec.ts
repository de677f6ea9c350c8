/** @databases both */
import { prepared } from '@upround/shared/db';
import { createTaskQueue, handleTask, handleTasks } from '@upround/shared/tasks';
import type { TaskHandler, TaskQueue } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { silentLog } from '../silent-log';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

const data = z.object({ text: z.string() });
const shout = { name: 'sample.shout', data };
const echo = { name: 'sample.echo', data };
const flaky = { name: 'sample.flaky', data, retries: 0 };
const crowd = { name: 'sample.crowd', data, retries: 0 };
const happened = { name: 'sample.happened', data };

describe('O14: tasks', () => {
  let database: TestDatabase;
  let tasks: TaskQueue;
  let done: string[] = [];
  let broken = true;

  const handlers: TaskHandler[] = [
    handleTask(shout, async (context, { text }) => {
      await context.inTransaction(async (_, next) => next.send(echo, { text: text.toUpperCase() }));
    }),
    handleTask(echo, async (_, { text }) => void done.push(text), [happened]),
    handleTask(
      flaky,
      async (_, { text }) => {
        if (broken) throw new Error('not today');
        done.push(`flaky ${text}`);
      },
      [happened],
    ),
  ];

  let crowds: string[][] = [];
  handlers.push(
    handleTasks(crowd, async (_, all) => {
      crowds.push(all.map(({ text }) => text).sort());
      if (all.some(({ text }) => text === 'bad')) throw new Error('one is bad');
    }),
  );

  beforeAll(async () => {
    database = await createTestDatabase();
    tasks = createTaskQueue({ database, handlers, log: silentLog, maintain: false });
    await tasks.start();
  });
  beforeEach(() => {
    done = [];
    crowds = [];
    broken = true;
  });
  afterAll(async () => {
    await tasks?.stop();
    await database?.close();
  });

  const inTransaction = (work: (sender: ReturnType<TaskQueue['senderOn']>) => Promise<void>) =>
    database.db.transaction().execute((trx) => work(tasks.senderOn(trx)));

  const change = <T>(work: (failed: ReturnType<TaskQueue['failedOn']>) => Promise<T>) =>
    database.db.transaction().execute((trx) => work(tasks.failedOn(trx)));

  async function sendBy(queue: TaskQueue, text: string): Promise<void> {
    const sender = await database.db.transaction().execute(async (trx) => {
      const open = queue.senderOn(trx);
      await open.send(echo, { text });
      return open;
    });
    sender.wake();
  }

  it('are done after the commit, with what they send themselves', async () => {
    await inTransaction((sender) => sender.send(shout, { text: 'hello' }));
    expect(await tasks.drain()).toBe(2);
    expect(done).toEqual(['HELLO']);
  });

  it('wait as many seconds as they were sent for', async () => {
    await inTransaction((sender) => sender.send(echo, { text: 'later' }, { afterSeconds: 15 }));
    expect(await tasks.drain()).toBe(0);
    const [waits] = await database.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
       where name = 'sample.echo' and state = 'created'`,
    );
    expect(waits?.seconds).toBe(15);
    await database.query(
      `update pgboss.job set start_after = now() where name = 'sample.echo' and state = 'created'`,
    );
    expect(await tasks.drain()).toBe(1);
    expect(done).toEqual(['later']);
  });

  it('were never sent where the transaction rolls back', async () => {
    const failed = inTransaction(async (sender) => {
      await sender.send(echo, { text: 'never' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await tasks.drain()).toBe(0);
  });

  it('are collected until the end of a transaction: a statement a queue', async () => {
    const sent = await database.db.transaction().execute(async (trx) => {
      const collector = tasks.collectorOn(trx);
      for (const text of ['one', 'two', 'three']) await collector.send(echo, { text });
      const before = await trx.executeQuery<{ count: number }>(
        prepared(
          'test.waiting',
          'select count(*)::int as count from pgboss.job_common where name = $1 and state = $2',
          [echo.name, 'created'],
        ),
      );
      await collector.insertAll();
      await expect(collector.send(echo, { text: 'late' })).rejects.toThrow(
        'sample.echo: the transaction has ended.',
      );
      return before.rows;
    });
    expect(sent).toEqual([{ count: 0 }]);
    await tasks.drain();
    expect(done.sort()).toEqual(['one', 'three', 'two']);
  });

  it('with data of another shape are refused at the sender', async () => {
    await expect(
      inTransaction((sender) => sender.send(echo, { text: 5 } as never)),
    ).rejects.toThrow();
  });

  it('of modules that are not composed here are not sent', async () => {
    await inTransaction((sender) => sender.send({ name: 'other.job', data }, { text: 'x' }));
    expect(await tasks.drain()).toBe(0);
  });

  it('an event starts a task of each subscriber; a failure leaves the others alone and can be retried', async () => {
    await inTransaction((sender) => sender.publish(happened, { text: 'event' }));
    await expect(tasks.drain()).rejects.toThrow('not today');
    expect(done).toEqual(['event']);
    expect(await tasks.failed()).toEqual([
      expect.objectContaining({ queue: 'sample.flaky', tries: 1, reason: 'Error: not today' }),
    ]);
    broken = false;
    expect(await change((failed) => failed.retry('sample.flaky'))).toBe(1);
    await tasks.drain();
    expect(done).toEqual(['event', 'flaky event']);
    expect(await tasks.failed()).toEqual([]);
  });

  it('are done at once where their handler can, and one by one where that fails', async () => {
    const send = (...texts: string[]) =>
      inTransaction(async (sender) => {
        for (const text of texts) await sender.send(crowd, { text });
      });
    await send('a', 'b');
    await tasks.drain();
    expect(crowds).toEqual([['a', 'b']]);
    crowds = [];
    await send('c', 'bad', 'd');
    await expect(tasks.drain()).rejects.toThrow('one is bad');
    expect(crowds[0]).toEqual(['bad', 'c', 'd']);
    expect(crowds.slice(1).sort()).toEqual([['bad'], ['c'], ['d']]);
    expect(await tasks.failed()).toMatchObject([{ queue: 'sample.crowd' }]);
    await change((failed) => failed.retry('sample.crowd'));
    await expect(tasks.drain()).rejects.toThrow('one is bad');
  });

  it('that failed are counted by queue, and put back or deleted on a transaction, one or all', async () => {
    await change((failed) => failed.drop('sample.crowd'));
    for (const text of ['a', 'b', 'c']) {
      await inTransaction((sender) => sender.send(flaky, { text }));
      await expect(tasks.drain()).rejects.toThrow('not today');
    }
    expect(await tasks.failedQueues()).toEqual([{ queue: 'sample.flaky', count: 3 }]);
    const [newest, middle] = await tasks.failed(2);
    expect(await tasks.failed(2)).toHaveLength(2);
    expect(await change((failed) => failed.drop('sample.flaky', newest?.id))).toBe(1);
    expect(await change((failed) => failed.retry('sample.echo', middle?.id))).toBe(0);
    broken = false;
    expect(await change((failed) => failed.retry('sample.flaky', middle?.id))).toBe(1);
    await tasks.drain();
    expect(done).toEqual(['flaky b']);
    const rolledBack = change(async (failed) => {
      await failed.drop('sample.flaky');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await change((failed) => failed.retry('sample.flaky'))).toBe(1);
    await tasks.drain();
    expect(done).toEqual(['flaky b', 'flaky a']);
    expect(await tasks.failedQueues()).toEqual([]);
  });

  it('tell how many wait', async () => {
    await inTransaction((sender) => sender.send(echo, { text: 'wait' }));
    expect((await tasks.backlog()).waiting).toBe(1);
    await tasks.drain();
    expect((await tasks.backlog()).waiting).toBe(0);
  });

  it('begin at once in the process that sent them', async () => {
    let arrived: (text: string) => void = () => undefined;
    const seen = new Promise<string>((resolve) => {
      arrived = resolve;
    });
    const second = createTaskQueue({
      database,
      handlers: [handleTask(echo, async (_, { text }) => arrived(text))],
      log: silentLog,
      maintain: false,
    });
    await second.start();
    await second.work();
    await sendBy(second, 'quick');
    expect(await seen).toBe('quick');
    await second.stop();
  });

  it('that another process sent begin at the next look, which is one statement for all queues', async () => {
    let arrived: (text: string) => void = () => undefined;
    const seen = new Promise<string>((resolve) => {
      arrived = resolve;
    });
    const statements: string[] = [];
    const second = createTaskQueue({
      database: {
        ...database,
        query: (text, values) => {
          statements.push(text);
          return database.query(text, values);
        },
      },
      handlers: [
        handleTask(echo, async (_, { text }) => arrived(text)),
        ...handlers.filter(({ task }) => task.name !== echo.name),
      ],
      log: silentLog,
      maintain: false,
    });
    await second.start();
    await second.work();
    await sendBy(second, 'first');
    expect(await seen).toBe('first');
    const others = new Promise<string>((resolve) => {
      arrived = resolve;
    });
    statements.length = 0;
    // The sender of another process doesn't wake the workers of this one.
    await sendBy(tasks, 'elsewhere');
    expect(await others).toBe('elsewhere');
    // The workers of the other queues took no look of their own.
    expect(statements.filter((text) => text.includes('SKIP LOCKED')).length).toBeLessThanOrEqual(2);
    await second.stop();
  });

  it('are given the time that a newer version of their handler asks for', async () => {
    const readTime = () =>
      database.query('select expire_seconds from pgboss.queue where name = $1', [echo.name]);
    expect(await readTime()).toEqual([{ expire_seconds: 300 }]);
    const newer = createTaskQueue({
      database,
      handlers: [handleTask({ ...echo, expireSeconds: 900 }, () => Promise.resolve())],
      log: silentLog,
      maintain: false,
    });
    await newer.start();
    await newer.stop();
    expect(await readTime()).toEqual([{ expire_seconds: 900 }]);
  });

  it('cost a second start no writes: queues without tasks aren’t fetched from, known schedules stay', async () => {
    const scheduled = handleTask({ ...echo, schedule: '0 0 1 1 *' }, () => Promise.resolve());
    const statements: string[] = [];
    const starting = async () => {
      const one = createTaskQueue({
        database: {
          ...database,
          query: (text, values) => {
            statements.push(text);
            return database.query(text, values);
          },
        },
        handlers: [scheduled, ...handlers.filter(({ task }) => task.name !== echo.name)],
        log: silentLog,
        maintain: false,
      });
      await one.start();
      await one.work();
      await one.stop();
    };
    const writes = () => ({
      schedules: statements.filter((text) => /INSERT INTO pgboss.schedule/.test(text)).length,
      fetches: statements.filter((text) => text.includes('SKIP LOCKED')).length,
    });
    await starting();
    expect(writes()).toEqual({ schedules: 1, fetches: 0 });
    statements.length = 0;
    await starting();
    expect(writes()).toEqual({ schedules: 0, fetches: 0 });
    expect(
      await database.query(`select cron from pgboss.schedule where name = $1`, [echo.name]),
    ).toEqual([{ cron: '0 0 1 1 *' }]);
  });

  it('begin once the database is back, where it was away at the start', async () => {
    let away = false;
    let arrived: (text: string) => void = () => undefined;
    const seen = new Promise<string>((resolve) => {
      arrived = resolve;
    });
    const handler = handleTask({ ...echo, schedule: '0 0 1 1 *' }, async (_, { text }) =>
      arrived(text),
    );
    const late = createTaskQueue({
      database: {
        ...database,
        query: (text, values) => {
          if (!away) return database.query(text, values);
          away = false;
          return Promise.reject(new Error('terminating connection'));
        },
      },
      handlers: [handler],
      log: silentLog,
      maintain: false,
    });
    await late.start();
    away = true;
    await late.work();
    expect(away).toBe(false);
    await sendBy(late, 'late');
    expect(await seen).toBe('late');
    await late.stop();
  });
});
