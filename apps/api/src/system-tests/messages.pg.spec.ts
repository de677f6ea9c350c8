import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestDatabase,
  ownFolder,
  startOwnPostgres,
  startOwnRedis,
  startServerProcess,
  type OwnService,
  type ServerProcess,
  type TestDatabase,
} from '@upround/shared/testing-server';
import { answered, openLine, openReader, type Line, type Reader } from './messages.fixtures';
import { PROCESS_SECRET, signUpAt, type RunningMember } from './running-member.fixtures';

const full = process.env['HEAVY'] === 'full';
const [MESSAGES, ROUNDS, AWAY] = full ? [20_000, 5, 5_000] : [1_000, 1, 250];
const PAIRS = 3;
const TEST_MS = full ? 3_600_000 : 240_000;

interface Talk {
  id: string;
  members: [RunningMember, RunningMember];
  /** Texts of all messages that were sent and answered. */
  sent: Set<string>;
}

describe('messages during failures', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let postgres: OwnService | null;
  let redis: OwnService | null;
  /** Where no PostgreSQL is installed that may be killed, a database whose connections are. */
  let database: TestDatabase | undefined;
  const servers: ServerProcess[] = [];
  const lines: Line[] = [];
  const talks: Talk[] = [];
  const readers: Reader[] = [];

  const start = (port?: number) =>
    startServerProcess('main', {
      dataDir: own.folder,
      ...(port === undefined ? {} : { port }),
      settings: {
        SECRET_KEY: PROCESS_SECRET,
        DATABASE_URL: postgres?.url ?? database?.url ?? '',
        ...(redis === null ? {} : { REDIS_URL: redis.url }),
      },
    });
  async function killAndStart(which: number): Promise<void> {
    const server = servers[which];
    if (server === undefined) throw new Error('There is no such process.');
    server.signal('SIGKILL');
    await server.ended;
    servers[which] = await start(server.port);
  }
  async function breakDatabase(): Promise<void> {
    if (postgres !== null) return postgres.restart();
    await database?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }
  const urls = () => servers.map(({ url }) => url);

  beforeAll(async () => {
    own = await ownFolder();
    [postgres, redis] = [await startOwnPostgres(), await startOwnRedis()];
    if (postgres === null) database = await createTestDatabase();
    servers.push(await start());
    servers.push(await start());
    for (const { port } of servers) lines.push(await openLine(port));
    for (let at = 0; at < PAIRS; at += 1) {
      const [first, second] = servers as [ServerProcess, ServerProcess];
      const members: Talk['members'] = [
        await signUpAt(first, own.folder, `left-${at}`),
        await signUpAt(second, own.folder, `right-${at}`),
      ];
      const { id } = await post<{ id: string }>(members[0], '/v1/conversation', 200, {
        userId: members[1].userId,
      });
      const talk: Talk = { id, members, sent: new Set() };
      talks.push(talk);
      // The answer to the first message accepts the request.
      for (const side of [0, 1] as const) await send(talk, side, `hello from ${side}`);
    }
  }, 180_000);
  afterAll(async () => {
    readers.forEach((reader) => reader.stop());
    lines.forEach((line) => line.close());
    for (const server of servers) {
      server.signal('SIGKILL');
      await server.ended;
    }
    await redis?.close();
    await postgres?.close();
    await database?.close();
    await own.remove();
  }, 60_000);

  function post<T>(by: RunningMember, path: string, status: number, body: object): Promise<T> {
    const from = Math.floor(Math.random() * servers.length);
    return answered<T>(
      async (attempt) =>
        fetch(`${urls()[(from + attempt) % servers.length]}${path}`, {
          method: 'POST',
          headers: { 'access-token': await by.token(), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      status,
    );
  }
  /** Sends until it is answered, as a page does, under the same client id. */
  async function send({ id, members, sent }: Talk, side: 0 | 1, text: string): Promise<void> {
    const clientId = `${side}-${text.replaceAll(' ', '-')}`;
    await post(members[side], '/v1/message', 201, { conversationId: id, text, clientId });
    sent.add(text);
  }
  function open({ id, members }: Talk, side: 0 | 1): Reader {
    const reader = openReader({
      member: members[side],
      conversationId: id,
      line: lines[side]?.url ?? '',
      servers: urls(),
    });
    readers.push(reader);
    return reader;
  }
  async function complete(reader: Reader, { sent }: Talk): Promise<void> {
    const end = Date.now() + 60_000;
    while (reader.log.length < sent.size) {
      if (Date.now() > end) throw new Error(`${reader.log.length} of ${sent.size} arrived.`);
      await pause(20);
    }
    expect(reader.log.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: sent.size }, (_, at) => at + 1),
    );
    expect(new Set(reader.log.map(({ text }) => text))).toEqual(sent);
  }

  it(
    `R5: ${MESSAGES} messages over two processes with kills, cut connections and a database crash: none lost, duplicated or reordered`,
    async () => {
      const pages = talks.flatMap((talk) => [open(talk, 0), open(talk, 1)]);
      let count = 0;
      const blows = Array.from({ length: ROUNDS }, () => [
        () => Promise.resolve(lines.forEach((line) => line.cut())),
        () => killAndStart(0),
        breakDatabase,
        () => killAndStart(1),
      ]).flat();
      let falling = Promise.resolve();
      const fatal = Math.floor(MESSAGES / (blows.length + 1));
      const sender = async (talk: Talk, side: 0 | 1) => {
        for (let at = 0; at < MESSAGES / (PAIRS * 2); at += 1) {
          await send(talk, side, `number ${at} from ${side}`);
          count += 1;
          const blow = count % fatal === 0 ? blows.shift() : undefined;
          if (blow !== undefined) falling = falling.then(blow);
        }
      };
      await Promise.all(talks.flatMap((talk) => [sender(talk, 0), sender(talk, 1)]));
      await falling;
      expect(blows).toEqual([]);
      for (const [at, page] of pages.entries()) {
        await complete(page, talks[Math.floor(at / 2)] as Talk);
      }
    },
    TEST_MS,
  );

  it(
    `R6: a person who was offline for ${AWAY} messages gets all of them on return`,
    async () => {
      const talk = talks[0] as Talk;
      const page = open(talk, 1);
      await complete(page, talk);
      page.realtime.identify(null);
      const before = page.log.length;
      const waiting = Array.from({ length: AWAY }, (_, at) => `away ${at}`);
      const worker = async () => {
        for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
          await send(talk, 0, text);
        }
      };
      await Promise.all(Array.from({ length: 4 }, worker));
      expect(page.log.length).toBe(before);
      page.realtime.identify(talk.members[1].userId);
      await complete(page, talk);
    },
    TEST_MS,
  );
});
