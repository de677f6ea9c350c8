import { createServer, connect, type Server, type Socket } from 'node:net';
import { openDatabase, type OpenDatabase } from '@upround/shared/db';
import {
  createTestDatabase,
  type TestDatabase,
  type TestMember,
} from '@upround/shared/testing-server';
import { Redis } from 'ioredis';
import { openPage, startSockets, type Page, type SocketServer } from './socket-server.fixtures';

/** Empty where the run found no Redis. */
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const ways = ['PostgreSQL', ...(redisUrl === '' ? [] : ['Redis'])] as const;

/** A line to Redis that can be cut. */
async function cuttable(
  url: URL,
): Promise<{ server: Server; port: number; cut(): void; mend(): Promise<void> }> {
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(url.port || 6379), url.hostname);
    for (const end of [near, far]) {
      lines.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => [near, far].forEach((each) => each.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
  const port = await listen(0);
  return {
    server,
    port,
    cut() {
      server.close();
      lines.forEach((line) => line.destroy());
      lines.clear();
    },
    mend: async () => void (await listen(port)),
  };
}

describe.each(ways)('two processes joined by %s', (way) => {
  let database: TestDatabase;
  let other: OpenDatabase;
  let one: SocketServer;
  let two: SocketServer;
  let ada: TestMember;
  let bob: TestMember;
  const clients: Redis[] = [];
  const pages: Page[] = [];
  const open = (at: SocketServer, member: TestMember) => {
    const page = openPage(at.url, member);
    pages.push(page);
    return page;
  };
  const redisKey = `upround-test-${process.pid}-${Date.now()}`;
  let line: Awaited<ReturnType<typeof cuttable>> | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = await openDatabase({ kind: 'postgres', url: database.url ?? '' });
    if (way === 'Redis') line = await cuttable(new URL(redisUrl));
    const start = (each: OpenDatabase) => {
      if (line === undefined) return startSockets({ database: each });
      const address = new URL(redisUrl);
      address.hostname = '127.0.0.1';
      address.port = String(line.port);
      const redis = new Redis(address.href, {
        enableOfflineQueue: false,
        commandTimeout: 500,
        maxRetriesPerRequest: 1,
      });
      redis.on('error', () => undefined);
      clients.push(redis);
      return startSockets({ database: each, redis, redisKey });
    };
    [one, two] = [await start(database), await start(other)];
    [ada, bob] = [await one.signUpAs('ada'), await one.signUpAs('bob')];
  });
  afterEach(() => pages.splice(0).forEach((page) => page.close()));
  afterAll(async () => {
    await one?.close();
    await two?.close();
    clients.forEach((client) => client.disconnect());
    line?.cut();
    await other?.close();
    await database?.close();
  });

  it('R34: events of one process arrive at the pages of both, once and in order', async () => {
    const [here, there, bobs] = [open(one, ada), open(two, ada), open(two, bob)];
    await Promise.all([here.opened, there.opened, bobs.opened]);
    const settled = (page: Page) =>
      new Promise<void>((resolve) => {
        page.socket.on('event', ({ name }: { name: string }) => name === 'test.last' && resolve());
      });
    // The way between processes is known to be open once one event has passed.
    const first = there.next('event');
    one.hub.send([ada.userId], { name: 'test.first', data: {} });
    await first;
    const all = Promise.all([here, there, bobs].map(settled));
    for (let at = 0; at < 300; at += 1) {
      one.hub.send([ada.userId], { name: 'test.count', data: { at } });
    }
    const crowd = Array.from({ length: 500 }, (_, at) => `nobody-${at}`);
    one.hub.send([...crowd, ada.userId, bob.userId], { name: 'test.last', data: {} });
    await all;
    for (const page of [here, there]) {
      const counts = page.heard.flatMap(({ data }) => data['at'] ?? []);
      expect(counts).toEqual(Array.from({ length: 300 }, (_, at) => at));
    }
    expect(bobs.heard.map(({ name }) => name)).toEqual(['test.last']);
  });

  it('an event that is too large for the fan-out is a gap in the other process, and still in order', async () => {
    const there = open(two, ada);
    await there.opened;
    const told = Promise.race([there.next('gap'), there.next('event')]);
    one.hub.send([ada.userId], { name: 'test.large', data: { text: 'é'.repeat(5_000) } });
    await told;
    expect(there.heard.length).toBe(way === 'Redis' ? 1 : 0);
  });

  it('R11: closing connections by the port, and the end of a session, reach the other process', async () => {
    const [adas, bobs] = [open(two, ada), open(two, bob)];
    await Promise.all([adas.opened, bobs.opened]);
    one.hub.disconnect(ada.userId);
    expect(await adas.closed).toBe('io server disconnect');
    await one.database.query('update sessions set ended_at = now() where user_id = $1', [
      bob.userId,
    ]);
    expect(await bobs.closed).toBe('io server disconnect');
  });

  if (way === 'Redis') {
    it('R14: while Redis is down each process serves its own pages, ends sessions, and sends a gap afterwards', async () => {
      const cat = await one.signUpAs('cat');
      const [here, there] = [open(one, ada), open(two, cat)];
      await Promise.all([here.opened, there.opened]);
      const cut = Promise.all(
        clients.map((client) => new Promise<void>((resolve) => client.once('close', resolve))),
      );
      line?.cut();
      await cut;
      const heard = here.next('event');
      one.hub.send([ada.userId], { name: 'test.away', data: {} });
      await heard;
      const gap = here.next('gap');
      await one.database.query('update sessions set ended_at = now() where user_id = $1', [
        cat.userId,
      ]);
      expect(await there.closed).toBe('io server disconnect');
      one.hub.disconnect(bob.userId);
      await line?.mend();
      await gap;
    });
  } else {
    it('R14: after the connection to the database broke, pages receive a gap, and ended sessions are disconnected', async () => {
      const dan = await one.signUpAs('dan');
      const [here, there] = [open(two, ada), open(two, dan)];
      await Promise.all([here.opened, there.opened]);
      const gap = here.next('gap');
      await database.query(
        `with ended as (update sessions set ended_at = now() where user_id = $1)
         select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'upround-listen'`,
        [dan.userId],
      );
      expect(await there.closed).toBe('io server disconnect');
      await gap;
    });
  }
});
