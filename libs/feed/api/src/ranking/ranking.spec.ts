import type { TaskContext, TaskSender } from '@upround/shared/tasks';
import { sql } from 'kysely';
import { codeOf, idsOf, readToEnd, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { refreshRanking } from './ranking.service';
import { dropReplacedBefore } from './ranking.store';
import { HALF_LIFE, trendingScore } from './score';

const TRENDING = '/v4/post?filter=trending';
const noTasks: TaskSender = { send: async () => undefined, publish: async () => undefined };
const now = Date.now();
const ago = (days: number) => new Date(now - days * HALF_LIFE);

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});

beforeEach(async () => {
  await sql`delete from trending_snapshots`.execute(server.db);
  await sql`delete from posts`.execute(server.db);
  await sql`delete from pods`.execute(server.db);
});

afterAll(() => server?.stop());

const rank = (podId: string | null = null, at = new Date()) =>
  server.db.transaction().execute((trx) => refreshRanking(trx, podId, at));
const snapshots = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from trending_snapshots`.execute(server.db);
  return rows[0]?.n;
};
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => server.person())) as Promise<TestPerson[]>;
const insert = (author: TestPerson | undefined, likes: number, days: number, podId?: string) => {
  if (author === undefined) throw new Error('Too few people.');
  return server.insert({ author, likes, at: ago(days), ...(podId ? { podId } : {}) });
};

describe('trending', () => {
  it('orders by reactions and age as the score says', async () => {
    const given = [
      [0, 0],
      [7, 1],
      [40, 2],
      [3, 3],
      [500, 5],
    ] as const;
    const authors = await people(given.length);
    const ids = await Promise.all(
      given.map(async ([likes, days], index) => (await insert(authors[index], likes, days))[0]),
    );
    const scores = given.map(([likes, days]) =>
      trendingScore({ likes, comments: 0, bookmarks: 0, voters: 0 }, ago(days)),
    );
    const order = given
      .map((_, index) => index)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const { body } = await server.get(TRENDING);
    expect(idsOf(body)).toEqual(order.map((index) => ids[index]));
  });

  it('does not let one author fill the page', async () => {
    const [loud, quiet] = await people(2);
    await insert(loud, 50, 0.1);
    await insert(loud, 49, 0.1);
    await insert(loud, 48, 0.1);
    await insert(quiet, 30, 0.1);
    const { body } = await server.get(TRENDING);
    const authors = body.data.map(({ data }) => data.author.id);
    expect(authors).toEqual([loud?.id, quiet?.id, loud?.id, loud?.id]);
  });

  it('is ranked at once by the first request, and only once', async () => {
    const [author] = await people(1);
    await insert(author, 1, 1);
    await server.get(TRENDING);
    await server.get(TRENDING);
    expect(await snapshots()).toBe(1);
  });

  it('writes a new ranking only when the order changed', async () => {
    const [first, second] = await people(2);
    await insert(first, 1, 1);
    const [rising] = await insert(second, 0, 1);
    expect(await rank()).toBe(true);
    expect(await rank(null, new Date(now + 5 * HALF_LIFE))).toBe(false);
    await sql`update posts set like_count = 9 where id = ${rising}`.execute(server.db);
    expect(await rank()).toBe(true);
    expect(idsOf((await server.get(TRENDING)).body)[0]).toBe(rising);
  });

  it('spec 4.3, R7: a cursor stays in the ranking that it began with', async () => {
    const authors = await people(7);
    for (const [index, author] of authors.entries()) await insert(author, index, 1);
    await rank();
    const [firstPage] = await readToEnd(server, `${TRENDING}&limit=3`);
    const before = await readToEnd(server, `${TRENDING}&limit=7`);
    await sql`update posts set like_count = 100 - 10 * like_count`.execute(server.db);
    await insert(authors[0], 1000, 0);
    await rank();
    const cursor = encodeURIComponent(firstPage?.nextSegment ?? '');
    const again = await readToEnd(server, `${TRENDING}&limit=3`);
    const second = await server.get(`${TRENDING}&limit=3&cursor=${cursor}`);
    const third = await server.get(
      `${TRENDING}&limit=3&cursor=${encodeURIComponent(second.body.nextSegment ?? '')}`,
    );
    const seen = [firstPage?.data ?? [], second.body.data, third.body.data].flat();
    expect(seen.map(({ data }) => data.id)).toEqual(before.flatMap(idsOf));
    expect(third.body.nextSegment).toBeNull();
    expect(again.flatMap(idsOf)).toHaveLength(8);
  });

  it('spec 4.3: a ranking is deleted a day after the next one was written', async () => {
    const authors = await people(4);
    for (const [likes, author] of authors.entries()) await insert(author, likes, 1);
    await rank(null, ago(3));
    const cursor = encodeURIComponent(
      (await server.get(`${TRENDING}&limit=2`)).body.nextSegment ?? '',
    );
    await sql`update posts set like_count = 50 where author_id = ${authors[0]?.id}`.execute(
      server.db,
    );
    expect(await rank(null, ago(0.9))).toBe(true);
    const drop = () => server.db.transaction().execute((trx) => dropReplacedBefore(trx, ago(1)));
    await drop();
    expect((await server.get(`${TRENDING}&limit=2&cursor=${cursor}`)).status).toBe(200);
    await sql`update trending_snapshots set created_at = ${ago(1.1)} where created_at > ${ago(1)}`.execute(
      server.db,
    );
    await drop();
    expect(await snapshots()).toBe(1);
    const late = await server.get(`${TRENDING}&limit=2&cursor=${cursor}`);
    expect([late.status, codeOf(late)]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('ranks each pod by itself', async () => {
    const [first, second] = await people(2);
    const pod = await server.pod();
    const [low] = await insert(first, 1, 1, pod.id);
    const [high] = await insert(second, 5, 1, pod.id);
    await insert(first, 100, 1);
    await rank(pod.id);
    const { body } = await server.get(`/v3/post?filter=trending&type=POD&id=${pod.slug}`);
    expect(idsOf(body)).toEqual([high, low]);
  });

  it('leaves out posts at once that were deleted or hidden since', async () => {
    const authors = await people(3);
    const ids = (await Promise.all(authors.map((author) => insert(author, 1, 1)))).flat();
    await rank();
    await sql`update posts set state = 'DELETED' where id = ${ids[0]}`.execute(server.db);
    await sql`update posts set state = 'HIDDEN' where id = ${ids[1]}`.execute(server.db);
    expect(idsOf((await server.get(TRENDING)).body)).toEqual([ids[2]]);
  });

  it('keeps a high-scoring post that is no longer among the newest', async () => {
    const [author] = await people(1);
    const [strong] = await insert(author, 400, 2);
    await rank();
    // A ranking that looks at no new post still has the one before.
    await rank();
    expect(idsOf((await server.get(TRENDING)).body)).toEqual([strong]);
  });

  it('is ranked by a task every minute', async () => {
    const task = server.feed.tasks?.find(({ task: { name } }) => name === 'feed.rank');
    expect(task?.task.schedule).toBe('* * * * *');
    const [author] = await people(1);
    const pod = await server.pod();
    await insert(author, 1, 1, pod.id);
    const context: TaskContext = {
      db: server.db,
      log: { info: () => undefined, warn: () => undefined },
      inTransaction: (work) => server.db.transaction().execute((trx) => work(trx, noTasks)),
    };
    await task?.run(context, {});
    expect(await snapshots()).toBe(2);
    await task?.run(context, {});
    expect(await snapshots()).toBe(2);
  });
});
