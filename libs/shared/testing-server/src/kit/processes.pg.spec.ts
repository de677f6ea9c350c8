import { limits } from '@upround/shared/contract-core';
import { openDatabase } from '@upround/shared/db';
import type { OpenDatabase } from '@upround/shared/db';
import { Redis } from 'ioredis';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { readNote, sampleModule, sampleTable, writeNote } from './sample.fixtures';

/** Empty where the run found no Redis: then the counters in process stand for it, on one server. */
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let redis: Redis | undefined;
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    redis =
      redisUrl === ''
        ? undefined
        : new Redis(redisUrl, { keyPrefix: `upround-test-${process.pid}-${Date.now()}:` });
    const start = (each: OpenDatabase) =>
      createTestServer({ modules: [sampleModule], database: each, rateLimits: 'on', redis });
    one = await start(database);
    two = redis === undefined ? one : await start(other);
    await sampleTable({ database });
  });
  afterAll(async () => {
    await one?.close();
    if (two !== one) await two?.close();
    redis?.disconnect();
    await other?.close();
    await database?.close();
  });

  it('R19: a limit holds over both', async () => {
    const ada = await one.signUpAs('ada');
    const { points } = limits.post;
    const answers = await Promise.all(
      Array.from({ length: points + 50 }, (_, at) =>
        (at % 2 === 0 ? one : two).call(writeNote, { body: { text: `note ${at}` } }, { as: ada }),
      ),
    );
    const passed = answers.filter(({ status }) => status === 201);
    expect(passed).toHaveLength(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  it('R19: a burst holds over both, and comes back one by one', async () => {
    const began = Date.now();
    const seconds = () => Math.ceil((Date.now() - began) / 1000);
    let passed = 0;
    const say = async (at: number) => {
      try {
        await (at % 2 === 0 ? one : two).server.limits.count('message', 'somebody');
        passed += 1;
      } catch {
        return false;
      }
      return true;
    };
    const { burst } = limits.message;
    await Promise.all(Array.from({ length: burst + 40 }, (_, at) => say(at)));
    expect(passed).toBeGreaterThanOrEqual(burst);
    expect(passed).toBeLessThanOrEqual(burst + seconds());
    // Emptied, it lets one through as soon as a second went by, and not the whole burst again.
    while (!(await say(0)));
    while (!(await say(1)));
    expect(passed).toBeLessThanOrEqual(burst + seconds());
  });

  it('R11: who signed out at one is out at the other, though it remembered them', async () => {
    const bob = await one.signUpAs('bob');
    const read = () => two.call(readNote, { params: { id: 'x' } }, { as: bob });
    expect((await read()).status).toBe(200);
    const listening = two === one ? database : other;
    let notified = () => {};
    const heard = new Promise<void>((resolve) => {
      notified = resolve;
    });
    await listening.subscribe('upround_member', (id) => id === bob.userId && notified());
    await database.query('update sessions set ended_at = now() where id = $1', [bob.sessionId]);
    await heard;
    const answer = await read();
    expect([answer.status, answer.error?.clientMessage]).toEqual([401, 'invalid token']);
  });
});
