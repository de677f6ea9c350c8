import { messageEvent, type Message } from '@upround/messaging/contract';
import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import { openReader, type Reader } from './messages.fixtures';
import { openRoundRobin, type RoundRobin } from './round-robin.fixtures';
import { PROCESS_SECRET, signUpAt, type RunningMember } from './running-member.fixtures';

const full = process.env['HEAVY'] === 'full';
const [DEATHS, CALLS] = full ? [15, 2_000] : [2, 200];
const CLIENTS = 8;
const TEST_MS = full ? 1_800_000 : 180_000;

/** What a client makes of a call: the answer, and how often it was sent. */
interface Outcome {
  status: number;
  text: string;
  sends: number;
}

describe('R3: two processes behind one address', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let proxy: RoundRobin;
  let ada: RunningMember;
  let bob: RunningMember;
  const servers: ServerProcess[] = [];
  const pages: Reader[] = [];

  const start = (port?: number) =>
    startServerProcess('main', {
      dataDir: own.folder,
      ...(port === undefined ? {} : { port }),
      settings: { SECRET_KEY: PROCESS_SECRET, DATABASE_URL: database.url ?? '' },
    });
  async function kill(which: number): Promise<number> {
    const server = servers[which];
    if (server === undefined) throw new Error('There is no such process.');
    server.signal('SIGKILL');
    await server.ended;
    return server.port;
  }

  beforeAll(async () => {
    own = await ownFolder();
    database = await createTestDatabase();
    servers.push(await start());
    servers.push(await start());
    proxy = await openRoundRobin(servers.map(({ port }) => port));
    const [first, second] = servers as [ServerProcess, ServerProcess];
    ada = await signUpAt(first, own.folder, 'ada');
    bob = await signUpAt(second, own.folder, 'bob');
  }, 120_000);
  afterAll(async () => {
    pages.forEach((page) => page.stop());
    for (const which of servers.keys()) await kill(which);
    await proxy?.close();
    await database?.close();
    await own.remove();
  }, 60_000);

  const isMissing = (status: number) => status === 0 || status === 503;

  /** Ends when the process that is being killed is gone. */
  let dying: Promise<unknown> = Promise.resolve();

  /** Sends it, and where no answer came once more, after the pause that clients make: never a third time. */
  async function withOneRetry(send: () => Promise<Omit<Outcome, 'sends'>>): Promise<Outcome> {
    const answer = await send();
    if (!isMissing(answer.status)) return { ...answer, sends: 1 };
    await dying;
    return { ...(await send()), sends: 2 };
  }
  /** Each call on a connection of its own, so that the proxy chooses a process for each. */
  const ask = (by: RunningMember, path: string, more: { key: string; body: object } | null) =>
    withOneRetry(async () => {
      try {
        const answer = await fetch(proxy.url + path, {
          method: more === null ? 'GET' : 'POST',
          headers: {
            connection: 'close',
            'access-token': await by.token(),
            ...(more === null
              ? {}
              : { 'content-type': 'application/json', 'idempotency-key': more.key }),
          },
          body: more === null ? null : JSON.stringify(more.body),
        });
        return { status: answer.status, text: await answer.text() };
      } catch (error) {
        return { status: 0, text: String((error as Error).cause) };
      }
    });
  const write = (by: RunningMember, path: string, key: string, body: object) =>
    ask(by, path, { key: `r3-${key.replaceAll(' ', '-')}`, body });
  const read = (by: RunningMember, path: string) => ask(by, path, null);

  it(
    `no call that is sent again once fails, while one of two dies ${DEATHS} times, and open pages receive events again`,
    async () => {
      const opened = await write(ada, '/v1/conversation', 'open', { userId: bob.userId });
      const { id: conversationId } = JSON.parse(opened.text) as { id: string };
      for (const [by, text] of [
        [ada, 'Hello'],
        [bob, 'Hello too'],
      ] as const) {
        const { status } = await write(by, '/v1/message', text, { conversationId, text });
        expect(status).toBe(201);
      }
      const heard: string[][] = [];
      for (const member of [ada, bob, ada, bob]) {
        const page = openReader({ member, conversationId, line: proxy.url, servers: [proxy.url] });
        const own: string[] = [];
        page.realtime.on(messageEvent.name, (data) => {
          own.push((data as { message: Message }).message.text);
        });
        heard.push(own);
        pages.push(page);
      }
      /** Writes until each open page was told, by an event, of something that was written after now. */
      const untilAllHear = async (name: string) => {
        for (let at = 0; heard.some((own) => !own.some((text) => text.startsWith(name))); at += 1) {
          const text = `${name} ${at}`;
          const { status } = await write(ada, '/v1/message', text, { conversationId, text });
          expect([text, status]).toEqual([text, 201]);
        }
      };
      await untilAllHear('at first');

      for (let death = 0; death < DEATHS; death += 1) {
        const outcomes: Outcome[] = [];
        let calls = 0;
        let killed: Promise<number> | undefined;
        const client = async (which: number) => {
          while (calls < CALLS) {
            const call = (calls += 1);
            if (call === CALLS / 2) dying = killed = kill(death % 2);
            const key = `${death}-${call}`;
            outcomes.push(
              (call + which) % 2 === 0
                ? await read(ada, '/v4/post?filter=latest')
                : await write(bob, '/v1/feedback', key, { kind: 'IDEA', text: key }),
            );
          }
        };
        await Promise.all(Array.from({ length: CLIENTS }, (_, which) => client(which)));
        const failed = outcomes.filter(({ status }) => status !== 200 && status !== 201);
        expect(failed).toEqual([]);
        expect(outcomes.filter(({ sends }) => sends === 2).length).toBeLessThanOrEqual(2 * CLIENTS);
        const written = outcomes.filter(({ status }) => status === 201).length;
        const [row] = await database.query<{ n: number }>(
          `select count(*)::int as n from site_feedback where text like $1 || '-%'`,
          [String(death)],
        );
        expect(row?.n).toBe(written);
        // The pages of the dead one are back at the other before it comes again.
        await untilAllHear(`after ${death}`);
        servers[death % 2] = await start(await killed);
      }
    },
    TEST_MS,
  );
});
