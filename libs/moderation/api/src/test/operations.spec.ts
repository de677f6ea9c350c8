import {
  changeSwitch,
  dropTasks,
  listAudit,
  listFailedTasks,
  listSwitches,
  readHealth,
  retryTasks,
} from '@upround/moderation/contract';
import { handleTask } from '@upround/shared/tasks';
import { isSwitchedOff } from '@upround/shared/server-kit';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import * as z from 'zod/mini';
import { auditRoutes } from '../audit/audit.routes';
import type { Operations } from '../operations/operations-port';
import { operationsRoutes } from '../operations/operations.routes';
import { switchCommands } from '../operations/switch-commands';

const data = z.object({ text: z.string() });
const digest = { name: 'sample.digest', data, retries: 0 };
const fanOut = { name: 'sample.fan-out', data, retries: 0 };

describe('X28, R35: operations', () => {
  let server: TestServer;
  let admin: TestMember;
  let isBroken = true;
  let done: string[] = [];
  /** What the test changes about the running server. */
  let readings: Partial<Operations> = {};

  const operations = (): Operations => ({
    startedAt: new Date('2026-01-05T08:00:00Z'),
    tasks: server.tasks,
    readDatabase: async () => ({
      kind: 'postgres',
      milliseconds: 2.5,
      connections: 3,
      waiting: 0,
    }),
    readDisk: async () => ({ freeBytes: 5e10, freeShare: 0.5 }),
    readRealtime: () => ({ kind: 'sockets', connections: 4 }),
    readEmail: () => ({ kind: 'smtp', sent: 5, failed: 0 }),
    readPayments: async () => ({ kind: 'sandbox', webhooksRefused: 0, unsolved: 0 }),
    readRequests: () => ({ count: 12, errors: 1 }),
    readBacklog: () => [{ at: '2026-01-05T09:30:00.000Z', due: 2, oldestSeconds: 1.5 }],
    ...readings,
  });

  const giveRole = ({ userId }: TestMember, role: string) =>
    server.database.query('update accounts set staff_roles = array[$2] where user_id = $1', [
      userId,
      role,
    ]);
  const fail = async (task: typeof digest, text: string) => {
    await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(task, { text }));
    await expect(server.runTasks()).rejects.toThrow();
  };
  const list = async () => (await server.call(listFailedTasks, {}, { as: admin })).body;
  const entries = async (action: string) =>
    (await server.call(listAudit, { query: { action } }, { as: admin })).body.data;

  beforeAll(async () => {
    const now = () => server.clock.now();
    const work = async (_: unknown, { text }: { text: string }) => {
      if (isBroken) throw new Error(`550 no such mailbox <${text}@example.in>`);
      done.push(text);
    };
    server = await createTestServer({
      modules: [
        {
          name: 'moderation',
          calls: [...operationsRoutes({ operations, now }), ...auditRoutes()],
          tasks: [handleTask(digest, work), handleTask(fanOut, work)],
        },
      ],
    });
    admin = await server.signUpAs('ada');
    await giveRole(admin, 'ADMIN');
  });
  beforeEach(async () => {
    isBroken = true;
    done = [];
    readings = {};
    await server.database.query(`delete from pgboss.job where state = 'failed'`);
    await server.database.query('delete from switched_off');
  });
  afterAll(() => server?.close());

  it('are for admins only', async () => {
    const moderator = await server.signUpAs('mod');
    const bela = await server.signUpAs('bela');
    await giveRole(moderator, 'MODERATOR');
    const chosen = { body: { queue: 'sample.digest' } };
    const change = {
      params: { name: 'uploads' },
      body: { isOff: true, reason: 'A test.' },
    } as const;
    const ask = async (as?: TestMember) => {
      const how = as === undefined ? {} : { as };
      const answers = [
        await server.call(readHealth, {}, how),
        await server.call(listFailedTasks, {}, how),
        await server.call(retryTasks, chosen, how),
        await server.call(dropTasks, chosen, how),
        await server.call(listSwitches, {}, how),
        await server.call(changeSwitch, change, how),
      ];
      return [...new Set(answers.map(({ status }) => status))];
    };
    expect(await ask()).toEqual([401]);
    expect(await ask(bela)).toEqual([403]);
    expect(await ask(moderator)).toEqual([403]);
    expect(await isSwitchedOff(server.db, 'uploads')).toBe(false);
    expect(await ask(admin)).toEqual([200]);
  });

  it('say how each part is, with figures', async () => {
    const read = async () => (await server.call(readHealth, {}, { as: admin })).body;
    const well = await read();
    expect(well).toMatchObject({
      startedAt: '2026-01-05T08:00:00.000Z',
      database: { state: 'working', milliseconds: 2.5 },
      tasks: { state: 'working', due: 0, failed: 0 },
      email: { state: 'working', sent: 5 },
      disk: { state: 'working' },
      requests: { count: 12, errors: 1 },
      backlog: [{ due: 2 }],
    });
    await fail(digest, 'a');
    readings = {
      readDatabase: async () => ({
        kind: 'postgres',
        milliseconds: null,
        connections: 3,
        waiting: 2,
      }),
      readDisk: async () => null,
      readEmail: () => ({ kind: 'smtp', sent: 0, failed: 3 }),
      readPayments: async () => ({ kind: 'razorpay', webhooksRefused: 2, unsolved: 0 }),
    };
    expect(await read()).toMatchObject({
      database: { state: 'failing', milliseconds: null },
      tasks: { state: 'unusual', failed: 1 },
      email: { state: 'failing' },
      disk: { state: 'unusual', freeBytes: null },
      payments: { state: 'unusual' },
    });
  });

  it('list failed tasks with their queue, time, tries and a reason without personal data', async () => {
    await fail(digest, 'asha.rao');
    await fail(fanOut, 'x');
    await fail(digest, 'ravi');
    const { queues, tasks } = await list();
    expect(queues).toEqual([
      { queue: 'sample.digest', count: 2 },
      { queue: 'sample.fan-out', count: 1 },
    ]);
    expect(tasks.map(({ queue }) => queue)).toEqual([
      'sample.digest',
      'sample.fan-out',
      'sample.digest',
    ]);
    expect(tasks[0]).toMatchObject({ tries: 1, reason: 'Error: 550 no such mailbox <[address]>' });
    expect(JSON.stringify(tasks)).not.toMatch(/ravi|asha/);
  });

  it('retry a task, and all of a queue, each with an entry', async () => {
    for (const text of ['a', 'b', 'c']) await fail(digest, text);
    const [newest] = (await list()).tasks;
    isBroken = false;
    const one = { queue: 'sample.digest', id: newest?.id ?? '' };
    expect((await server.call(retryTasks, { body: one }, { as: admin })).body).toEqual({
      count: 1,
    });
    // Of another admin, a moment later.
    expect((await server.call(retryTasks, { body: one }, { as: admin })).status).toBe(404);
    await server.runTasks();
    expect(done).toEqual(['c']);
    const all = { body: { queue: 'sample.digest' } };
    expect((await server.call(retryTasks, all, { as: admin })).body).toEqual({ count: 2 });
    await server.runTasks();
    expect([...done].sort()).toEqual(['a', 'b', 'c']);
    expect((await server.call(retryTasks, all, { as: admin })).body).toEqual({ count: 0 });
    expect(
      (await entries('task.retry')).map(({ referenceId, details }) => [referenceId, details]),
    ).toEqual([
      ['sample.digest', { queue: 'sample.digest', count: 2 }],
      [one.id, { queue: 'sample.digest', count: 1 }],
    ]);
  });

  it('drop a task, and all of a queue, each with an entry', async () => {
    for (const text of ['a', 'b']) await fail(digest, text);
    await fail(fanOut, 'stays');
    const { tasks } = await list();
    const [id = ''] = tasks.filter(({ queue }) => queue === 'sample.digest').map((task) => task.id);
    const drop = (body: { queue: string; id?: string }) =>
      server.call(dropTasks, { body }, { as: admin });
    expect((await drop({ queue: 'sample.fan-out', id })).status).toBe(404);
    expect((await drop({ queue: 'sample.digest', id })).body).toEqual({ count: 1 });
    expect((await drop({ queue: 'sample.digest' })).body).toEqual({ count: 1 });
    isBroken = false;
    expect(await server.runTasks()).toBe(0);
    expect((await list()).queues).toEqual([{ queue: 'sample.fan-out', count: 1 }]);
    expect(await entries('task.drop')).toHaveLength(2);
  });

  it('turn a switch off and on, with a reason, who and since when, each with an entry', async () => {
    const turn = (isOff: boolean, reason: string) =>
      server.call(
        changeSwitch,
        { params: { name: 'uploads' }, body: { isOff, reason } },
        { as: admin },
      );
    const uploads = async () =>
      (await server.call(listSwitches, {}, { as: admin })).body.data.find(
        ({ name }) => name === 'uploads',
      );
    expect(await uploads()).toEqual({ name: 'uploads', off: null });
    expect((await turn(true, '   ')).status).toBe(400);
    expect((await turn(true, 'x'.repeat(501))).status).toBe(400);
    const { body } = await turn(true, 'The bucket is full.');
    expect(body.off).toMatchObject({
      reason: 'The bucket is full.',
      source: 'member',
      actor: { slug: 'ada' },
    });
    expect(await uploads()).toEqual(body);
    // A second admin changes nothing.
    expect((await turn(true, 'Me too.')).body).toEqual(body);
    expect((await turn(false, 'There is room again.')).body).toEqual({
      name: 'uploads',
      off: null,
    });
    const log = (await entries('switch.')).slice(0, 2);
    expect(log.map(({ action, referenceId, details }) => [action, referenceId, details])).toEqual([
      ['switch.on', 'uploads', { reason: 'There is room again.' }],
      ['switch.off', 'uploads', { reason: 'The bucket is full.' }],
    ]);
  });

  it('are commands for operators as well', async () => {
    const run = (words: string, ...args: string[]) => {
      const command = switchCommands(() => server.clock.now()).find((one) => one.words === words);
      return command?.run({ database: server.database, tasks: server.tasks }, args);
    };
    expect(await run('switch off', 'signup', 'A', 'wave', 'of', 'bots')).toBe('signUp is off.');
    expect(await run('switch off', 'signUp')).toBe('signUp was off already.');
    expect(await run('switch list')).toMatch(/signUp {2}off since .*A wave of bots/);
    const { body } = await server.call(listSwitches, {}, { as: admin });
    expect(body.data.find(({ name }) => name === 'signUp')?.off).toMatchObject({
      source: 'operator',
      actor: null,
    });
    expect(await run('switch on', 'signUp')).toBe('signUp is on.');
    await expect(run('switch off', 'everything')).rejects.toThrow('Enter one of: uploads,');
  });
});
