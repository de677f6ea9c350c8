import {
  createTestDatabase,
  databaseKind,
  ownDataFolder,
  startServerProcess,
} from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import { PROCESS_SECRET, sendWrite, signUpAt, wholeList } from './running-member.fixtures';
import type { Heard, KeyedWrite, RunningMember } from './running-member.fixtures';

const full = process.env['HEAVY'] === 'full';
const [WRITES, KILLS] = full ? [10_000, 20] : [400, 2];
const PEOPLE = 4;
const AT_ONCE = 8;
/** The same each time, so that a run can be repeated. */
const SEED = 20_261_121;

interface Item {
  data: {
    id: string;
    likeCount: number;
    commentCount: number;
    poll: { voters: number; options: { id: string }[] } | null;
  };
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

describe('R1: the log of responses', () => {
  let own: Awaited<ReturnType<typeof ownDataFolder>>;
  let database: TestDatabase | undefined;
  let server: ServerProcess;
  let people: RunningMember[];
  const heard = new Map<string, Heard>();
  const chance = seeded(SEED);
  /** Writes that were under way when the server was killed, and so were not answered. */
  let unanswered = 0;

  const start = () =>
    startServerProcess('main', {
      dataDir: own.folder,
      settings: {
        SECRET_KEY: PROCESS_SECRET,
        ...(database?.url === undefined ? {} : { DATABASE_URL: database.url }),
      },
    });

  beforeAll(async () => {
    own = await ownDataFolder();
    if (databaseKind === 'postgres') database = await createTestDatabase();
    server = await start();
    people = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      people.push(await signUpAt(server, own.folder, `member-${at}`));
    }
  }, 120_000);
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.ended;
    await database?.close();
    await own.remove();
  });

  const member = (at: number): RunningMember => {
    const found = people[at % PEOPLE];
    if (found === undefined) throw new Error('Nobody signed up.');
    return found;
  };

  async function made(write: KeyedWrite): Promise<Item> {
    const { status, text } = await sendWrite(server.url, write);
    const why = status === 201 ? '' : server.errors();
    expect({ status, text, why }).toEqual({ status: 201, text, why: '' });
    return JSON.parse(text) as Item;
  }

  /** Writes of seven kinds, each with what it depends on made before. */
  async function plan(): Promise<{ target: Item; polls: Item[]; writes: KeyedWrite[] }> {
    const target = await made({
      by: member(0),
      key: 'target',
      path: '/v2/post',
      form: true,
      body: { type: 'POST', text: 'What everybody writes about' },
    });
    const polls: Item[] = [];
    for (let at = 0; at < Math.ceil(WRITES / 7); at += 1) {
      polls.push(
        await made({
          by: member(0),
          key: `poll-${at}`,
          path: '/v2/post',
          form: true,
          body: {
            type: 'POST',
            text: `Question ${at}`,
            poll: { options: ['Yes', 'No'], multiple: false, endsAt: inAWeek() },
          },
        }),
      );
    }
    const onTarget = { referenceType: 'POST', referenceId: target.data.id };
    const kinds = (at: number): Omit<KeyedWrite, 'by' | 'key'>[] => {
      const poll = polls[Math.floor(at / 7)]?.data;
      const body = { referenceType: 'POST', referenceId: poll?.id };
      const person = { referenceType: 'USER', referenceId: member(0).userId };
      return [
        { path: '/v2/post', form: true, body: { type: 'POST', text: `post ${at}` } },
        { path: '/v1/comment', body: { ...onTarget, text: `comment ${at}` } },
        { path: '/v1/like', body },
        { path: '/v1/bookmark', body },
        { path: '/v1/follow', body: person, method: at % 2 === 0 ? 'POST' : 'DELETE' },
        {
          path: '/v1/activity',
          body: { ...body, state: 'ATTEMPTED', selection: poll?.poll?.options[0]?.id },
        },
        { path: '/v1/feedback', body: { kind: 'IDEA', text: `feedback ${at}` } },
      ];
    };
    const writes = Array.from({ length: WRITES }, (_, at): KeyedWrite => {
      const kind = kinds(at)[at % 7];
      if (kind === undefined) throw new Error('There is no such kind.');
      // No one votes in a poll of their own.
      return { ...kind, by: member((at % (PEOPLE - 1)) + 1), key: `write-${at}` };
    });
    return { target, polls, writes };
  }

  const note = (key: string, answer: Heard) => {
    if (answer.status === 0) return;
    expect([answer.text, [200, 201, 503].includes(answer.status)]).toEqual([answer.text, true]);
    if (answer.status === 503) return;
    const before = heard.get(key);
    if (before !== undefined) expect(answer).toEqual(before);
    heard.set(key, answer);
  };

  /** Sends a share of the writes and kills the server somewhere among them. */
  async function sendAndKill(writes: readonly KeyedWrite[]): Promise<void> {
    // Early enough that others are under way with it.
    const fatal = 1 + Math.floor(chance() * (writes.length - AT_ONCE));
    const waiting = [...writes];
    let answers = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const isBefore = answers < fatal;
          const answer = await sendWrite(server.url, next);
          if (isBefore && answer.status === 0) unanswered += 1;
          note(next.key, answer);
          answers += 1;
          if (answers === fatal) server.signal('SIGKILL');
        }
      }),
    );
    await server.ended;
    server = await start();
  }

  it(
    `${WRITES} writes of seven kinds and ${KILLS} kills at random moments: none lost, none half done, none done twice`,
    async () => {
      const { target, polls, writes } = await plan();
      const share = Math.ceil(writes.length / KILLS);
      for (let round = 0; round < KILLS; round += 1) {
        await sendAndKill(writes.slice(round * share, (round + 1) * share));
      }
      expect(unanswered).toBeGreaterThan(0);
      // Whatever was heard before is heard again; whatever was not is done now (R4).
      for (const write of writes) note(write.key, await sendWrite(server.url, write));
      expect(heard.size).toBe(WRITES);

      const { url } = server;
      const idsOf = (path: string) =>
        writes.filter((write) => write.path === path).map(({ key }) => key);
      const posts = await wholeList<Item>(url, '/v4/post?filter=latest');
      const postIds = posts.map(({ data }) => data.id);
      expect(new Set(postIds).size).toBe(postIds.length);
      const answered = idsOf('/v2/post').map(
        (key) => (JSON.parse(heard.get(key)?.text ?? '') as Item).data.id,
      );
      expect(new Set(postIds)).toEqual(
        new Set([...answered, target.data.id, ...polls.map(({ data }) => data.id)]),
      );

      const comments = await wholeList<{ id: string }>(
        url,
        `/v1/comment?referenceType=POST&referenceId=${target.data.id}&sort=old`,
      );
      const said = idsOf('/v1/comment').map(
        (key) => (JSON.parse(heard.get(key)?.text ?? '') as { id: string }).id,
      );
      expect(comments.map(({ id }) => id).sort()).toEqual(said.sort());
      const now = posts.find(({ data }) => data.id === target.data.id)?.data;
      expect(now?.commentCount).toBe(comments.length);

      const targetOf = (path: string) =>
        new Set(
          writes.filter((write) => write.path === path).map(({ body }) => body['referenceId']),
        );
      const [liked, voted] = [targetOf('/v1/like'), targetOf('/v1/activity')];
      for (const { data } of posts.filter(({ data: { poll } }) => poll !== null)) {
        expect([data.id, data.likeCount]).toEqual([data.id, liked.has(data.id) ? 1 : 0]);
        expect([data.id, data.poll?.voters]).toEqual([data.id, voted.has(data.id) ? 1 : 0]);
      }
    },
    full ? 3_600_000 : 240_000,
  );
});
