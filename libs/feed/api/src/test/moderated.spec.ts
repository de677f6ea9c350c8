import type { FeedItem, Idea } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { MeasureContext, ModeratedRecords } from '@upround/shared/ports';
import { sql } from 'kysely';
import { feedRss } from '../contributions/feed-rss';
import { feedSearch } from '../contributions/feed-search';
import { moderatedIdeas } from '../contributions/moderated-ideas';
import { moderatedPosts } from '../contributions/moderated-posts';
import { idsOf, startFeedServer, type FeedServer, type TestPerson } from './feed-server.fixtures';
import { ideaIdsOf, insertIdea, type IdeaPage } from './idea.fixtures';
import { EXPLANATION, writeQuiz } from './vote.fixtures';

let server: FeedServer;
let author: TestPerson;
let follower: TestPerson;
let pod: { id: string; slug: string };

beforeAll(async () => {
  server = await startFeedServer();
  [author, follower] = [await server.person(), await server.person()];
  pod = await server.pod();
  await server.follow(follower, 'USER', author.id, new Date(Date.now() - 3_600_000));
});
afterAll(() => server?.stop());

const post = (referenceId: string): Reference => ({ referenceType: 'POST', referenceId });
const idea = (referenceId: string): Reference => ({ referenceType: 'IDEA', referenceId });
const measure = <Result>(work: (context: MeasureContext) => Promise<Result>) =>
  server.db
    .transaction()
    .execute((trx) => work({ trx, tasks: server.tasks.senderOn(trx), now: new Date() }));
const take = (
  records: ModeratedRecords,
  name: 'hide' | 'show' | 'remove',
  reference: Reference,
): Promise<boolean> => measure((context) => records[name](context, reference));

const publish = async (text = 'Pay me and I will double it.', podId?: string) => {
  const { status, body } = await server.send<FeedItem>('POST', '/v2/post', author, {
    type: 'POST',
    text,
    ...(podId !== undefined && { reference: { type: 'POD', id: podId } }),
  });
  expect(status).toBe(201);
  return body.data.id;
};
const counts = async () =>
  (
    await server.database.query('select post_count, weekly_post_count from pods where id = $1', [
      pod.id,
    ])
  )[0];
const isIndexed = async (id: string) =>
  (await server.database.query('select 1 from search_documents where id = $1', [id])).length === 1;
const inRss = async (id: string) => {
  const source = feedRss.find(({ name }) => name === 'posts');
  return (await source?.read(server.db, ''))?.entries.some((entry) => entry.id === id);
};
const isFound = async (kind: 'POST' | 'IDEA', id: string) => {
  const source = feedSearch.find((one) => one.kind === kind);
  const described = await source?.describe(server.db, null, [id]);
  return (await isIndexed(id)) && described?.has(id);
};

describe('a hidden post', () => {
  const places = async (id: string) => ({
    page: (await server.get(`/v3/post/${id}`, follower)).status === 200,
    latest: idsOf((await server.get('/v4/post?filter=latest')).body).includes(id),
    trending: idsOf((await server.get('/v4/post?filter=trending')).body).includes(id),
    home: idsOf((await server.get('/v4/post?filter=following', follower)).body).includes(id),
    profile: idsOf(
      (await server.get(`/v3/post?type=POST&userId=${author.id}`, follower)).body,
    ).includes(id),
    search: await isFound('POST', id),
    rss: await inRss(id),
  });
  const all = (is: boolean) => ({
    page: is,
    latest: is,
    trending: is,
    home: is,
    profile: is,
    search: is,
    rss: is,
  });

  it('G11, G13, T21: is nowhere but with its author, marked, until it is shown again', async () => {
    const id = await publish();
    await server.drain();
    expect(await places(id)).toEqual(all(true));
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take(moderatedPosts, 'hide', post(id))).toBe(true);
      expect(await places(id)).toEqual(all(false));
    }
    const own = await server.get<FeedItem>(`/v3/post/${id}`, author);
    expect([own.status, own.body.data.state]).toEqual([200, 'HIDDEN']);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await take(moderatedPosts, 'show', post(id))).toBe(true);
      expect(await places(id)).toEqual(all(true));
    }
  });

  it('reaches followers’ homes once it is shown, even if it was hidden before it reached them', async () => {
    const id = await publish();
    await take(moderatedPosts, 'hide', post(id));
    await server.drain();
    await take(moderatedPosts, 'show', post(id));
    const home = async () =>
      idsOf((await server.get('/v4/post?filter=following', follower)).body).includes(id);
    expect(await home()).toBe(false);
    await server.drain();
    expect(await home()).toBe(true);
  });

  it('R8: is not counted by its pod, however often it is hidden, shown or deleted', async () => {
    const [kept, other] = [
      await publish('One for the pod.', pod.id),
      await publish('Another.', pod.id),
    ];
    const both = { post_count: 2, weekly_post_count: 2 };
    const one = { post_count: 1, weekly_post_count: 1 };
    expect(await counts()).toEqual(both);
    for (const [name, expected] of [
      ['hide', one],
      ['hide', one],
      ['show', both],
      ['show', both],
      ['hide', one],
      ['remove', one],
    ] as const) {
      await take(moderatedPosts, name, post(other));
      expect(await counts()).toEqual(expected);
    }
    expect(await take(moderatedPosts, 'remove', post(kept))).toBe(true);
    expect(await counts()).toEqual({ post_count: 0, weekly_post_count: 0 });
  });

  it('leaves the counts of its pod alone when its author is erased', async () => {
    const leaver = await server.person();
    const own = await server.pod();
    const [hidden = ''] = await server.insert(
      { author: leaver, podId: own.id },
      {
        author: leaver,
        podId: own.id,
      },
    );
    await sql`update pods set post_count = 3 where id = ${own.id}`.execute(server.db);
    await take(moderatedPosts, 'hide', post(hidden));
    const [eraser] = server.feed.contributes?.erasers ?? [];
    await server.db.transaction().execute(async (trx) => eraser?.erase(trx, leaver.id));
    const [row] = await server.database.query('select post_count from pods where id = $1', [
      own.id,
    ]);
    expect(row).toEqual({ post_count: 1 });
  });
});

describe('moderators', () => {
  it('read the whole post: its parts, options and pictures, in any state but deleted', async () => {
    const { id = '' } = await writeQuiz(server, author);
    await take(moderatedPosts, 'hide', post(id));
    const captured = await moderatedPosts.capture(server.db, post(id));
    expect(captured).toMatchObject({ ownerId: author.id, title: '', pictures: [] });
    expect(captured?.path).toMatch(/^\/post\//);
    expect(captured?.text).toContain(EXPLANATION);
    const { body } = await server.send<FeedItem>('POST', '/v2/post', author, {
      type: 'THREAD',
      parts: [{ text: 'First.' }, { text: 'Second.' }],
    });
    const thread = { referenceType: 'THREAD', referenceId: body.data.id } as const;
    const read = await moderatedPosts.capture(server.db, thread);
    expect([read?.text, read?.at]).toEqual(['First.\n\nSecond.', body.data.createdAt]);
    expect(await moderatedPosts.capture(server.db, post(body.data.id))).toBeNull();
    const drawn = await server.send<FeedItem>(
      'POST',
      '/v2/post',
      author,
      { type: 'POST', text: '', alts: ['A chart'] },
      [new Uint8Array([1])],
    );
    const seen = await moderatedPosts.capture(server.db, post(drawn.body.data.id));
    expect(seen?.pictures).toEqual([{ url: '/media/k.webp', alt: 'A chart' }]);
  });

  it('delete a post as its author would, with its pictures', async () => {
    const { body } = await server.send<FeedItem>(
      'POST',
      '/v2/post',
      author,
      { type: 'POST', text: 'With a picture.', alts: [''] },
      [new Uint8Array([1])],
    );
    const reference = post(body.data.id);
    server.removed.length = 0;
    expect(await take(moderatedPosts, 'remove', reference)).toBe(true);
    await server.drain();
    expect(server.removed).toEqual(['k.webp']);
    expect((await server.get(`/v3/post/${body.data.id}`, author)).status).toBe(404);
    for (const name of ['hide', 'show', 'remove'] as const) {
      expect(await take(moderatedPosts, name, reference)).toBe(false);
    }
    expect(await moderatedPosts.capture(server.db, reference)).toBeNull();
  });

  it.each([newId(), 'no-id'])('find nothing by an unknown id: %s', async (id) => {
    for (const [records, reference] of [
      [moderatedPosts, post(id)],
      [moderatedIdeas, idea(id)],
    ] as const) {
      expect(await records.capture(server.db, reference)).toBeNull();
      for (const name of ['hide', 'show', 'remove'] as const) {
        expect(await take(records, name, reference)).toBe(false);
      }
    }
  });
});

describe('a hidden idea', () => {
  it('G20, G22, T21: is nowhere but with its author, marked, until it is shown again', async () => {
    const id = await insertIdea(server, { author, title: 'A pyramid', problem: 'Too few' });
    const places = async () => ({
      page: (await server.get(`/v1/idea/${id}`, follower)).status === 200,
      newest: ideaIdsOf((await server.get<IdeaPage>('/v3/idea?sort=newest')).body).includes(id),
      profile: ideaIdsOf(
        (await server.get<IdeaPage>(`/v1/idea?userId=${author.id}`, follower)).body,
      ).includes(id),
      search: await isFound('IDEA', id),
    });
    const all = (is: boolean) => ({ page: is, newest: is, profile: is, search: is });
    expect(await places()).toEqual(all(true));
    for (const [name, is] of [
      ['hide', false],
      ['hide', false],
      ['show', true],
      ['show', true],
      ['hide', false],
    ] as const) {
      expect(await take(moderatedIdeas, name, idea(id))).toBe(true);
      expect(await places()).toEqual(all(is));
    }
    const own = await server.get<{ data: Idea } & Idea>(`/v1/idea/${id}`, author);
    expect([own.status, own.body.state]).toEqual([200, 'HIDDEN']);
    expect(await moderatedIdeas.capture(server.db, idea(id))).toMatchObject({
      ownerId: author.id,
      title: 'A pyramid',
      text: 'Summary\n\nToo few\n\nHow',
    });
    expect(await take(moderatedIdeas, 'remove', idea(id))).toBe(true);
    expect(await take(moderatedIdeas, 'show', idea(id))).toBe(false);
    expect((await server.get(`/v1/idea/${id}`, author)).status).toBe(404);
  });
});
