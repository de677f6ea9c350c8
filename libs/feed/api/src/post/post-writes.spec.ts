import { feedItemSchema } from '@upround/feed/contract';
import type { FeedItem, Pod } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import { sql } from 'kysely';
import { codeOf, fieldOf, idsOf, startFeedServer } from '../test/feed-server.fixtures';
import type { Answer, FeedServer, TestPerson } from '../test/feed-server.fixtures';

let server: FeedServer;
let author: TestPerson;
let stranger: TestPerson;
let moderator: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  author = await server.person();
  stranger = await server.person();
  moderator = await server.person(['MODERATOR']);
});

afterAll(() => server?.stop());

const HOUR = 3_600_000;
const picture = new Uint8Array([1, 2, 3]);
const post = (draft: object, pictures: Uint8Array[] = [], as: TestPerson | undefined = author) =>
  server.send('POST', '/v2/post', as, draft, pictures);
const poll = (more: object = {}) => ({
  options: ['Yes', 'No'],
  multiple: false,
  endsAt: new Date(Date.now() + 24 * HOUR).toISOString(),
  ...more,
});
const refusal = (answer: Answer<unknown>) => [answer.status, codeOf(answer), fieldOf(answer)];
const postCount = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from posts`.execute(
    server.db,
  );
  return rows[0]?.n;
};
const readPod = async (slug: string) => (await server.get<Pod>(`/v1/pod/${slug}`)).body;

describe('writing a post', () => {
  it('spec 6 P1: answers the post, which is in its author’s lists at once', async () => {
    const { status, body } = await post({ type: 'POST', text: '  Hello, world  ' });
    expect(status).toBe(201);
    expect(feedItemSchema.parse(body)).toEqual(body);
    expect(body.data).toMatchObject({
      text: 'Hello, world',
      kind: 'TEXT',
      reference: { type: 'USER', id: author.id },
      viewer: { own: true, liked: false },
      likeCount: 0,
      editedAt: null,
    });
    expect(body.data.slug).toMatch(/^hello-world-[a-z0-9]{8}$/);
    const latest = await server.get('/v4/post?filter=latest', author);
    expect(idsOf(latest.body)[0]).toBe(body.data.id);
  });

  it('spec 6 P1: answers 401 to a guest', async () => {
    const before = await postCount();
    const answer = await server.send('POST', '/v2/post', undefined, { type: 'POST', text: 'a' });
    expect([answer.status, await postCount()]).toEqual([401, before]);
  });

  it('counts in its pod, by id or slug, and returns the pod', async () => {
    const pod = await server.pod();
    for (const id of [pod.id, pod.slug]) {
      const { body } = await post({ type: 'POST', text: 'Hi', reference: { type: 'POD', id } });
      expect(body.data.reference).toMatchObject({ type: 'POD', id: pod.id, slug: pod.slug });
    }
    expect(await readPod(pod.slug)).toMatchObject({ postCount: 2, weeklyPostCount: 2 });
    const { body } = await server.get(`/v3/post?filter=trending&type=POD&id=${pod.slug}`);
    expect(body.data).toHaveLength(2);
  });

  it('spec 6 P1: rejects an unknown pod, and saves nothing', async () => {
    const before = await postCount();
    const answer = await post({
      type: 'POST',
      text: 'Hi',
      reference: { type: 'POD', id: 'nowhere' },
    });
    expect(refusal(answer)).toEqual([404, 'POD_NOT_FOUND', 'reference.id']);
    expect(await postCount()).toBe(before);
  });

  it('saves images with their alt text', async () => {
    const { body } = await post({ type: 'POST', alts: ['A chart'] }, [picture, picture]);
    expect(body.data.images.map(({ url, alt }) => [url, alt])).toEqual([
      ['/media/k.webp', 'A chart'],
      ['/media/k.webp', ''],
    ]);
  });

  it('finds mentions of existing people without a block', async () => {
    const blocked = await server.person();
    await server.block(blocked, author);
    const text = `Thanks @${stranger.slug}, @${blocked.slug} and @nobody`;
    const { body } = await post({ type: 'POST', text });
    expect(body.data.mentions).toEqual([
      {
        start: 7,
        end: 8 + stranger.slug.length,
        userId: stranger.id,
        slug: stranger.slug,
      },
    ]);
  });

  it('saves a thread as one item, with mentions in each part', async () => {
    const parts = [{ text: 'One' }, { text: `Two @${stranger.slug}` }, { text: 'Three' }];
    const { body } = await post({ type: 'THREAD', parts }, [picture]);
    expect([body.type, body.data.text]).toEqual(['THREAD', 'One']);
    expect(body.data.parts.map((part) => [part.text, part.mentions.length])).toEqual([
      ['One', 0],
      [`Two @${stranger.slug}`, 1],
      ['Three', 0],
    ]);
    expect(body.data.parts[0]?.images).toHaveLength(1);
  });

  it('spec 3.4: saves a poll with its options', async () => {
    const [first, second] = [
      await post({ type: 'POST', text: 'Ship it?', poll: poll() }),
      await post({ type: 'POST', text: 'Ship it?', poll: poll({ multiple: true }) }),
    ];
    const options = [first, second].flatMap(({ body }) => body.data.poll?.options ?? []);
    expect(options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Yes', 0],
      ['No', 0],
      ['Yes', 0],
      ['No', 0],
    ]);
    expect(new Set(options.map(({ id }) => id)).size).toBe(4);
    expect(second.body.data).toMatchObject({ kind: 'POLL', poll: { multiple: true, voters: 0 } });
  });

  it.each([
    ['nothing to say', { type: 'POST' }, 'text'],
    ['only spaces', { type: 'POST', text: '   ' }, 'text'],
    ['too much', { type: 'POST', text: 'x'.repeat(10_001) }, 'text'],
    ['NUL', { type: 'POST', text: 'a\0b' }, 'text'],
    ['a kind of its own', { type: 'IDEA', text: 'a' }, 'type'],
    ['one part', { type: 'THREAD', parts: [{ text: 'a' }] }, 'parts'],
    ['one option', { type: 'POST', poll: poll({ options: ['a'] }) }, 'poll.options'],
    ['an empty option', { type: 'POST', poll: poll({ options: ['a', ' '] }) }, 'poll.options.1'],
    ['the same option', { type: 'POST', poll: poll({ options: ['a', 'A'] }) }, 'poll.options.1'],
    ['no date', { type: 'POST', poll: poll({ endsAt: 'soon' }) }, 'poll.endsAt'],
    [
      'too short a poll',
      { type: 'POST', poll: poll({ endsAt: new Date(Date.now() + HOUR / 2).toISOString() }) },
      'poll.endsAt',
    ],
    [
      'too long a poll',
      { type: 'POST', poll: poll({ endsAt: new Date(Date.now() + 337 * HOUR).toISOString() }) },
      'poll.endsAt',
    ],
    [
      'a user as its place',
      { type: 'POST', text: 'a', reference: { type: 'USER', id: 'x' } },
      'reference.type',
    ],
    ['words for no picture', { type: 'POST', text: 'a', alts: ['b'] }, 'alts'],
  ])('R17: rejects %s with the field’s name, and saves nothing', async (_, draft, field) => {
    const before = await postCount();
    const answer = await post(draft);
    expect([answer.status, fieldOf(answer)]).toEqual([400, field]);
    expect(await postCount()).toBe(before);
  });

  it.each(['authorId', 'userId', 'state', 'likeCount', 'createdAt', 'premium', 'id', 'slug'])(
    'T11, T12: refuses %s in the body',
    async (name) => {
      const answer = await post({ type: 'POST', text: 'a', [name]: stranger.id });
      expect(answer.status).toBe(400);
    },
  );

  it('T4: saves hostile text as text', async () => {
    const text = `<img src=x onerror=alert(1)>'); drop table posts; -- \${1} {{7*7}}`;
    const { body } = await post({ type: 'POST', text });
    expect(body.data.text).toBe(text);
    expect(body.data.slug).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('editing a post', () => {
  const written = async () => (await post({ type: 'POST', text: 'First words' })).body.data;
  const edit = (id: string, as: TestPerson | undefined, body: object = { text: 'Other words' }) =>
    server.send('PATCH', `/v2/post/${id}`, as, body);

  it('spec 6 X19: is for its author only', async () => {
    const { id } = await written();
    const statuses = await Promise.all(
      [undefined, stranger, moderator].map(async (as) => (await edit(id, as)).status),
    );
    expect(statuses).toEqual([401, 403, 403]);
    const { status, body } = await edit(id, author, { text: `Now @${stranger.slug}` });
    expect([status, body.data.text, body.data.mentions.length]).toEqual([
      200,
      `Now @${stranger.slug}`,
      1,
    ]);
    expect(body.data.editedAt).not.toBeNull();
  });

  it('stores the previous text, once for each change', async () => {
    const { id, slug } = await written();
    await edit(slug, author, { text: 'Second' });
    await edit(id, author, { text: 'Second' });
    await edit(id, author, { text: 'Third' });
    const { rows } = await sql<{ text: string }>`
      select text from post_revisions where post_id = ${id} order by id`.execute(server.db);
    expect(rows.map(({ text }) => text)).toEqual(['First words', 'Second']);
  });

  it('T26: is rejected for a poll that has votes', async () => {
    const { body } = await post({ type: 'POST', text: 'Tea?', poll: poll() });
    const { id } = body.data;
    expect((await edit(id, author, { text: 'Tea or coffee?' })).status).toBe(200);
    await sql`update posts set poll_voters = 1 where id = ${id}`.execute(server.db);
    expect(refusal(await edit(id, author))).toEqual([409, 'POLL_HAS_VOTES', 'text']);
    expect((await edit(id, author, { text: 'Tea or coffee?' })).status).toBe(200);
  });

  it('is rejected for an unknown post, and for anything but a text', async () => {
    const { id } = await written();
    expect((await edit(newId(), author)).status).toBe(404);
    expect((await edit(id, author, { text: '' })).status).toBe(400);
    expect((await edit(id, author, {})).status).toBe(400);
    expect((await edit(id, author, { text: 'a', poll: poll() })).status).toBe(400);
  });

  it('changes the first part of a thread', async () => {
    const parts = [{ text: 'One' }, { text: 'Two' }];
    const { id } = (await post({ type: 'THREAD', parts })).body.data;
    const { body } = await edit(id, author, { text: 'Uno' });
    expect(body.data.parts.map(({ text }) => text)).toEqual(['Uno', 'Two']);
  });
});

describe('deleting a post', () => {
  const written = async (more: object = {}) =>
    (await post({ type: 'POST', text: 'To go', ...more })).body.data;
  const remove = (id: string, as: TestPerson | undefined, body?: object) =>
    server.send<unknown>('DELETE', `/v2/post/${id}`, as, body);

  it('spec 6 D2: is for its author, can be repeated, and hides it from everyone at once', async () => {
    const pod = await server.pod();
    const { id, slug } = await written({ reference: { type: 'POD', id: pod.id } });
    expect((await remove(id, undefined)).status).toBe(401);
    expect((await remove(id, stranger)).status).toBe(403);
    expect((await remove(id, author, { state: 'HIDDEN' })).status).toBe(400);
    expect((await remove(id, author, { state: 'DELETED' })).status).toBe(204);
    expect((await remove(slug, author)).status).toBe(204);
    expect((await remove(id, stranger)).status).toBe(404);
    expect((await remove(id, moderator)).status).toBe(404);
    for (const as of [undefined, author, moderator]) {
      expect((await server.get(`/v3/post/${id}`, as)).status).toBe(404);
      const { body } = await server.get(`/v3/post?filter=latest&type=POD&id=${pod.id}`, as);
      expect(body.data).toEqual([]);
    }
    expect(await readPod(pod.slug)).toMatchObject({ postCount: 0, weeklyPostCount: 0 });
  });

  it('spec 6 D2: a moderator’s is in the audit log', async () => {
    const { id } = await written();
    expect((await remove(id, moderator)).status).toBe(204);
    const { rows } = await sql<{ actor_id: string; action: string }>`
      select actor_id, action from audit_entries where reference_id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ actor_id: moderator.id, action: 'post.delete' }]);
    expect((await remove(id, author)).status).toBe(204);
  });

  it('deletes the files of its images', async () => {
    const { body } = await post({ type: 'POST' }, [picture]);
    await remove(body.data.id, author);
    await server.drain();
    expect(server.removed).toContain('k.webp');
  });

  it('rejects an unknown post', async () => {
    expect((await remove(newId(), author)).status).toBe(404);
    expect((await remove('no-such-post', moderator)).status).toBe(404);
  });
});

describe('a write that fails late', () => {
  it('saves nothing: an image that cannot be read', async () => {
    const before = await postCount();
    const answer = await server.send<FeedItem>('POST', '/v2/post', author, {
      type: 'POST',
      text: 'x',
      alts: Array.from({ length: 5 }, () => 'a'),
    });
    expect([answer.status, await postCount()]).toEqual([400, before]);
  });
});
