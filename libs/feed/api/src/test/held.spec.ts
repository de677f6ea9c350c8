import type { FeedItem, Idea } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Reference } from '@upround/shared/domain';
import type { ModeratedRecords, SpamCheck, WrittenText } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import { moderatedIdeas } from '../contributions/moderated-ideas';
import { moderatedPosts } from '../contributions/moderated-posts';
import {
  codeOf,
  idsOf,
  startFeedServer,
  type FeedServer,
  type TestPerson,
} from './feed-server.fixtures';
import { EXPLANATION, writeQuiz } from './vote.fixtures';

const recordsOf = ({ referenceType }: Reference): ModeratedRecords =>
  referenceType === 'IDEA' ? moderatedIdeas : moderatedPosts;

/** What was checked, in order. */
const checked: WrittenText[] = [];

/** Holds texts with the word “spam”, and refuses those with “flood”. */
const spamCheck: SpamCheck = {
  async check({ trx, tasks }, written) {
    checked.push(written);
    const { text, reference } = written;
    if (text.includes('flood')) throw new AppError(coreErrors.RATE_LIMITED);
    if (!text.includes('spam')) return null;
    await recordsOf(reference).hold?.({ trx, tasks, now: new Date() }, reference, 'LINKS');
    return 'LINKS';
  },
};

const HELD = { state: 'HIDDEN', held: { reason: 'LINKS' } };
const idea = (over: Partial<Record<'title' | 'description' | 'problem' | 'solution', string>>) => ({
  title: 'A title',
  description: 'In short',
  problem: 'Why',
  solution: 'How',
  stage: 'IDEA',
  ...over,
});

let server: FeedServer;
let author: TestPerson;
let follower: TestPerson;
let moderator: TestPerson;

beforeAll(async () => {
  server = await startFeedServer({ spamCheck });
  author = await server.person();
  follower = await server.person();
  moderator = await server.person(['MODERATOR']);
  await server.follow(follower, 'USER', author.id, new Date(Date.now() - 3_600_000));
});
afterAll(() => server?.stop());

const write = (fields: object) => server.send<FeedItem>('POST', '/v2/post', author, fields);
const release = (reference: Reference) =>
  server.db.transaction().execute(async (trx) => {
    const context = { trx, tasks: server.tasks.senderOn(trx), now: new Date() };
    return recordsOf(reference).release?.(context, reference);
  });
const post = (referenceId: string): Reference => ({ referenceType: 'POST', referenceId });

describe('a post that is held', () => {
  const statusFor = async (id: string, as?: TestPerson) =>
    (await server.get(`/v3/post/${id}`, as)).status;
  const inHome = async (id: string) =>
    idsOf((await server.get('/v4/post?filter=following', follower)).body).includes(id);

  it('says so to its author, who finds it on their page, and to moderators, and is nowhere else', async () => {
    const written = await write({ type: 'POST', text: 'Some spam.' });
    const { id } = written.body.data;
    expect([written.status, written.body.data]).toMatchObject([201, HELD]);
    await server.drain();
    expect((await server.get<FeedItem>(`/v3/post/${id}`, author)).body.data).toMatchObject(HELD);
    expect((await server.get<FeedItem>(`/v3/post/${id}`, moderator)).body.data).toMatchObject(HELD);
    const own = await server.get(`/v3/post?type=POST&userId=${author.id}`, author);
    expect(own.body.data.find(({ data }) => data.id === id)?.data).toMatchObject(HELD);
    expect([await statusFor(id, follower), await statusFor(id)]).toEqual([404, 404]);
    expect(await inHome(id)).toBe(false);
    expect(idsOf((await server.get('/v4/post?filter=latest', author)).body)).not.toContain(id);
  });

  it('is published when it is released: to everyone, and into followers’ homes', async () => {
    const { body } = await write({ type: 'POST', text: 'Not spam.' });
    const { id } = body.data;
    const sent = () =>
      server.database.query(`select 1 from pgboss.job where data ->> 'postId' = $1`, [id]);
    expect(await sent()).toEqual([]);
    expect(await release(post(id))).toBe(true);
    expect(await sent()).not.toEqual([]);
    await server.drain();
    const shown = await server.get<FeedItem>(`/v3/post/${id}`, follower);
    expect([shown.status, shown.body.data.state, shown.body.data.held]).toEqual([
      200,
      'ACTIVE',
      undefined,
    ]);
    expect(await inHome(id)).toBe(true);
    expect(await release(post(id))).toBe(true);
  });

  it('is no longer held once it is hidden, and then not released', async () => {
    const { body } = await write({ type: 'POST', text: 'Real spam.' });
    const { id } = body.data;
    await server.db
      .transaction()
      .execute((trx) =>
        moderatedPosts.hide({ trx, tasks: server.tasks.senderOn(trx), now: new Date() }, post(id)),
      );
    const own = async () => (await server.get<FeedItem>(`/v3/post/${id}`, author)).body.data;
    expect([(await own()).state, (await own()).held]).toEqual(['HIDDEN', undefined]);
    expect(await release(post(id))).toBe(true);
    expect((await own()).state).toBe('HIDDEN');
    await server.send('DELETE', `/v2/post/${id}`, author);
  });

  it('is checked with all its words: parts, options and the explanation', async () => {
    checked.length = 0;
    await write({ type: 'THREAD', parts: [{ text: 'First.' }, { text: 'Then spam.' }] });
    await writeQuiz(server, author);
    const [thread, quiz] = checked;
    expect(thread).toMatchObject({ kind: 'record', text: 'First.\n\nThen spam.\n\n' });
    expect(thread?.reference.referenceType).toBe('THREAD');
    expect(quiz?.text).toContain(EXPLANATION);
    expect(thread?.before).toBeUndefined();
  });

  it('can be one that was public until an edit', async () => {
    const { body } = await write({ type: 'POST', text: 'Fine.' });
    const { id } = body.data;
    expect(body.data.held).toBeUndefined();
    const path = `/v2/post/${id}`;
    const edited = await server.send<FeedItem>('PATCH', path, author, { text: 'Now spam.' });
    expect([edited.status, edited.body.data]).toMatchObject([200, HELD]);
    expect(checked.at(-1)).toMatchObject({ before: 'Fine.', text: 'Now spam.' });
    expect(await statusFor(id, follower)).toBe(404);
    checked.length = 0;
    const again = await server.send<FeedItem>('PATCH', path, author, { text: 'Fine again.' });
    expect([again.body.data, checked]).toMatchObject([HELD, []]);
  });

  it('a refused one is not stored', async () => {
    const { data } = (await server.get(`/v3/post?type=POST&userId=${author.id}`, author)).body;
    const refused = await write({ type: 'POST', text: 'A flood.' });
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    const now = (await server.get(`/v3/post?type=POST&userId=${author.id}`, author)).body.data;
    expect(now).toHaveLength(data.length);
  });
});

describe('an idea that is held', () => {
  const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
    server.send<Idea>(method, path, author, body);

  it('says so to its author, and is public when it is released', async () => {
    const { status, body } = await send('POST', '/v1/idea', idea({ problem: 'Too little spam' }));
    expect([status, body]).toMatchObject([201, HELD]);
    const path = `/v1/idea/${body.id}`;
    expect((await server.get(path, follower)).status).toBe(404);
    expect((await server.get<Idea>(path, moderator)).body).toMatchObject(HELD);
    const reference = { referenceType: 'IDEA', referenceId: body.id } as const;
    expect(await release(reference)).toBe(true);
    const shown = await server.get<Idea>(path, follower);
    expect([shown.status, shown.body.state, shown.body.held]).toEqual([200, 'ACTIVE', undefined]);
  });

  it('can be one that was public until an edit', async () => {
    const { body } = await send('POST', '/v1/idea', idea({}));
    expect(body.state).toBe('ACTIVE');
    const edited = await send('PATCH', `/v1/idea/${body.id}`, { solution: 'More spam' });
    expect([edited.status, edited.body]).toMatchObject([200, HELD]);
  });
});
