import { limits } from '@upround/shared/contract-core';
import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import { Redis } from 'ioredis';
import { PROCESS_SECRET, sendWrite, signUpAt } from './running-member.fixtures';
import type { KeyedWrite, RunningMember } from './running-member.fixtures';

const PARALLEL = 50;
const REFRESHES = 20;
const STOPS = process.env['HEAVY'] === 'full' ? 50 : 2;
const ACCEPTED_AT_ONCE = 8;

/** Empty where the run found no Redis. */
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

describe('two processes on one PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let one: ServerProcess;
  let two: ServerProcess;

  const start = (more: Record<string, string> = {}) =>
    startServerProcess('main', {
      dataDir: own.folder,
      settings: { SECRET_KEY: PROCESS_SECRET, DATABASE_URL: database.url ?? '', ...more },
    });
  const end = async (server: ServerProcess) => {
    server.signal('SIGKILL');
    await server.ended;
  };
  const rows = async (text: string, values: unknown[] = []) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n;

  beforeAll(async () => {
    own = await ownFolder();
    database = await createTestDatabase();
    one = await start();
    two = await start();
  }, 120_000);
  afterAll(async () => {
    await end(one);
    await end(two);
    await database?.close();
    await own.remove();
  });

  const feedback = (by: RunningMember, key: string, text: string): KeyedWrite => ({
    by,
    key,
    path: '/v1/feedback',
    body: { kind: 'IDEA', text },
  });

  it(`R4 (a, c, d, e): ${PARALLEL} sends with one key to both are one row and equal answers`, async () => {
    const ada = await signUpAt(one, own.folder, 'ada');
    const writes: KeyedWrite[] = [
      {
        by: ada,
        key: 'a-post',
        path: '/v2/post',
        form: true,
        body: { type: 'POST', text: 'Once' },
      },
      feedback(ada, 'a-word', 'Only once'),
    ];
    for (const write of writes) {
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, at) =>
          sendWrite(at % 2 === 0 ? one.url : two.url, write),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(await rows('posts where author_id = $1', [ada.userId])).toBe(1);
    expect(await rows('site_feedback where user_id = $1', [ada.userId])).toBe(1);
    const other = await sendWrite(two.url, feedback(ada, 'a-word', 'Something else'));
    expect(other.status).toBe(422);
    const bob = await signUpAt(two, own.folder, 'bob');
    expect((await sendWrite(one.url, feedback(bob, 'a-word', 'Only once'))).status).toBe(201);
    expect(await rows("site_feedback where text = 'Only once'")).toBe(2);
  }, 120_000);

  const refresh = ({ url }: ServerProcess, cookie: string) =>
    fetch(`${url}/v2/auth`, { method: 'PATCH', headers: { cookie } });

  it(`R10: ${REFRESHES} parallel refreshes at both have one successor, and the session goes on`, async () => {
    const cat = await signUpAt(one, own.folder, 'cat');
    const answers = await Promise.all(
      Array.from({ length: REFRESHES }, (_, at) => refresh(at % 2 === 0 ? one : two, cat.cookie)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const successors = new Set(
      answers.map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0]),
    );
    successors.delete(undefined);
    expect(successors.size).toBe(1);
    const [next = ''] = successors;
    expect(next).not.toBe(cat.cookie);
    expect((await refresh(two, next)).status).toBe(200);
  }, 120_000);

  it('R11: a person who logs out in one is logged out in the other', async () => {
    const dan = await signUpAt(one, own.folder, 'dan');
    const headers = { 'access-token': await dan.token() };
    const sessions = () => fetch(`${two.url}/v2/auth/session`, { headers });
    expect((await sessions()).status).toBe(200);
    const out = await fetch(`${one.url}/v2/auth`, { method: 'DELETE', headers });
    expect(out.status).toBe(204);
    let answer = await sessions();
    while (answer.status === 200) answer = await sessions();
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ errors: [{ clientMessage: 'invalid token' }] });
  }, 60_000);

  it(`R15: ${STOPS} stops under load drop no accepted call`, async () => {
    const eve = await signUpAt(one, own.folder, 'eve');
    for (let stop = 0; stop < STOPS; stop += 1) {
      const stopped = await start();
      let asked = false;
      let notReady = false;
      const answered: string[] = [];
      const broken: string[] = [];
      const client = async (which: number) => {
        for (let at = 0; ; at += 1) {
          const key = `stop-${stop}-${which}-${at}`;
          const write = feedback(eve, key, key);
          const { status } = await sendWrite(stopped.url, write);
          if (status === 201) answered.push(key);
          else if (status === 0) {
            // A connection refused while it stops was not accepted; one refused before was.
            if (!asked || !notReady) broken.push(key);
            return;
          } else {
            expect([key, status]).toEqual([key, 503]);
            return;
          }
        }
      };
      const clients = Array.from({ length: ACCEPTED_AT_ONCE }, (_, which) => client(which));
      while (answered.length < ACCEPTED_AT_ONCE) await fetch(`${stopped.url}/healthz`);
      asked = true;
      stopped.signal('SIGTERM');
      // Its port may be closed before it is asked.
      const isUnready = () =>
        fetch(`${stopped.url}/readyz`).then(
          ({ status }) => status === 503,
          () => true,
        );
      while (!notReady) notReady = await isUnready();
      await Promise.all(clients);
      expect(broken).toEqual([]);
      expect(await stopped.ended).toBe(0);
      expect(await rows("site_feedback where text like $1 || '%'", [`stop-${stop}-`])).toBe(
        answered.length,
      );
    }
  }, 600_000);

  it('R19: a limit applies to both, whatever a forwarding header says', async () => {
    const prefixed = new URL(redisUrl === '' ? 'redis://127.0.0.1' : redisUrl);
    const limited = { RATE_LIMITS: 'on', ...(redisUrl === '' ? {} : { REDIS_URL: prefixed.href }) };
    const first = await start(limited);
    // Without Redis each process counts alone, so one stands for both.
    const second = redisUrl === '' ? first : await start(limited);
    const fay = await signUpAt(one, own.folder, 'fay');
    const token = await fay.token();
    const { points } = limits.comment;
    const answers = await Promise.all(
      Array.from({ length: points + PARALLEL }, async (_, at) =>
        fetch(`${(at % 2 === 0 ? first : second).url}/v1/comment`, {
          method: 'POST',
          headers: {
            'access-token': token,
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${at}`,
            forwarded: `for=203.0.113.${at}`,
            'x-real-ip': `203.0.113.${at}`,
          },
          body: JSON.stringify({
            referenceType: 'POST',
            referenceId: '01a1fc2c-d900-75d5-ba06-77ef40f5e01c',
            text: `comment ${at}`,
          }),
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(PARALLEL);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(points);
    for (const { headers } of refused)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await end(first);
    if (second !== first) await end(second);
    if (redisUrl !== '') await forgetCounters(redisUrl, fay.userId);
  }, 120_000);
});

/** Takes away what this test counted, and nothing else. */
async function forgetCounters(url: string, userId: string): Promise<void> {
  const redis = new Redis(url);
  const keys = await redis.keys(`*${userId}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}
