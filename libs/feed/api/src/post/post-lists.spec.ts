import { feedItemSchema } from '@upround/feed/contract';
import { sql } from 'kysely';
import type { FeedItem } from '@upround/feed/contract';
import { idsOf, codeOf, fieldOf, readToEnd, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';

let server: FeedServer;
let asha: TestPerson;
let dev: TestPerson;
let pod: { id: string; slug: string };
let posts: string[];

beforeAll(async () => {
  server = await startFeedServer();
  asha = await server.person();
  dev = await server.person();
  pod = await server.pod();
  const author = (index: number) => (index % 2 === 0 ? asha : dev);
  posts = await server.insert(
    ...Array.from({ length: 45 }, (_, index) => ({
      author: author(index),
      text: `Post ${index}`,
      ...(index % 5 === 0 ? { podId: pod.id } : {}),
    })),
  );
  posts.reverse();
});

afterAll(() => server?.stop());

describe('latest', () => {
  it('spec 6 G9: shows guests and members the newest first, 20 a page', async () => {
    for (const reader of [undefined, dev]) {
      const { status, body } = await server.get('/v4/post?filter=latest', reader);
      expect(status).toBe(200);
      expect(idsOf(body)).toEqual(posts.slice(0, 20));
      for (const item of body.data) expect(feedItemSchema.parse(item)).toEqual(item);
    }
  });

  it('spec 4.1: an empty cursor is the first page, the next ones continue it', async () => {
    const pages = await readToEnd(server, '/v4/post?filter=latest', dev);
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(idsOf)).toEqual(posts);
  });

  it('R7: has no empty last page where the list ends with a full one', async () => {
    const pages = await readToEnd(server, '/v4/post?filter=latest&limit=15');
    expect(pages.map(({ data }) => data.length)).toEqual([15, 15, 15]);
  });

  it('X12: a mute hides someone from the muting person’s lists, not from their own page', async () => {
    const reader = await server.person();
    await sql`insert into mutes (user_id, muted_id) values (${reader.id}, ${asha.id})`.execute(
      server.db,
    );
    const authors = async (path: string, as: TestPerson) => {
      const pages = await readToEnd(server, path, as);
      return new Set(pages.flatMap(({ data }) => data.map(({ data: post }) => post.author.id)));
    };
    for (const list of ['filter=latest', 'filter=trending']) {
      expect(await authors(`/v4/post?${list}`, reader)).toEqual(new Set([dev.id]));
      expect((await authors(`/v4/post?${list}`, dev)).size).toBe(2);
    }
    const inPod = `/v3/post?filter=latest&type=POD&id=${pod.id}`;
    expect(await authors(inPod, reader)).toEqual(new Set([dev.id]));
    const own = `/v3/post?type=POST&userId=${asha.id}`;
    expect(await authors(own, reader)).toEqual(new Set([asha.id]));
  });

  it.each(['0', '51', '-1', '1.5', '1e999', 'ten', '1e20'])(
    'spec 5.1: refuses a page of %s',
    async (limit) => {
      const answer = await server.get(`/v4/post?filter=latest&limit=${limit}`);
      expect([answer.status, fieldOf(answer)]).toEqual([400, 'limit']);
    },
  );

  it('takes pages of 1 and of 50', async () => {
    const sizes = await Promise.all(
      [1, 50].map(async (limit) => {
        const { body } = await server.get(`/v4/post?filter=latest&limit=${limit}`);
        return body.data.length;
      }),
    );
    expect(sizes).toEqual([1, 45]);
  });

  it('spec 5.4: rejects unknown parameters', async () => {
    expect((await server.get('/v4/post?filter=best')).status).toBe(400);
    expect((await server.get('/v4/post?filter=latest&sort=asc')).status).toBe(400);
    expect((await server.get('/v4/post')).status).toBe(400);
  });
});

describe('a cursor', () => {
  const first = async (path: string, as?: TestPerson) =>
    (await server.get(`${path}&limit=5`, as)).body.nextSegment ?? '';
  const refused = async (path: string, cursor: string, as?: TestPerson) => {
    const answer = await server.get(`${path}&cursor=${encodeURIComponent(cursor)}`, as);
    return [answer.status, codeOf(answer)];
  };
  const invalid = [400, 'INVALID_CURSOR'];

  it('T24: is rejected when any of its characters was changed', async () => {
    const cursor = await first('/v4/post?filter=latest', dev);
    for (let index = 0; index < cursor.length; index += 7) {
      const flipped = cursor[index] === 'A' ? 'B' : 'A';
      const forged = `${cursor.slice(0, index)}${flipped}${cursor.slice(index + 1)}`;
      expect(await refused('/v4/post?filter=latest', forged, dev)).toEqual(invalid);
    }
  });

  it('T24: is rejected in another list, for another reader, and with other filters', async () => {
    const cursor = await first('/v4/post?filter=latest', dev);
    expect(await refused('/v4/post?filter=latest', cursor, asha)).toEqual(invalid);
    expect(await refused('/v4/post?filter=latest', cursor)).toEqual(invalid);
    expect(await refused('/v4/post?filter=trending', cursor, dev)).toEqual(invalid);
    expect(await refused(`/v3/post?filter=latest&type=POD&id=${pod.id}`, cursor, dev)).toEqual(
      invalid,
    );
  });

  it.each([
    ['plain words', 'cursor'],
    ['SQL', `' or 1=1; select pg_sleep(9) --`],
    ['a bare id', '018bcfe5-6800-7000-8000-000000000000'],
    ['encoded JSON', Buffer.from('{"i":"\'"}').toString('base64url')],
    ['NUL', 'a\0b'],
  ])('T23, T24: is rejected when it is %s', async (_, cursor) => {
    expect((await refused('/v4/post?filter=latest', cursor))[0]).toBe(400);
  });
});

describe('the lists of a pod and of a person', () => {
  const inPod = (index: number) => (44 - index) % 5 === 0;

  it('spec 6 G10: shows a pod’s posts by its id and by its slug', async () => {
    const wanted = posts.filter((_, index) => inPod(index));
    for (const id of [pod.id, pod.slug]) {
      const pages = await readToEnd(server, `/v3/post?filter=latest&type=POD&id=${id}&limit=4`);
      expect(pages.flatMap(idsOf)).toEqual(wanted);
      expect(pages[0]?.data[0]?.data.reference).toMatchObject({ type: 'POD', slug: pod.slug });
    }
  });

  it('spec 6 G11, G12: separates a person’s posts into those in pods and those outside', async () => {
    const own = posts.filter((_, index) => (44 - index) % 2 === 0);
    const read = async (path: string) =>
      (await readToEnd(server, path)).flatMap((page) => page.data);
    const inside = await read(`/v4/post?type=POD&userId=${asha.id}&limit=3`);
    const outside = await read(`/v3/post?type=POST&userId=${asha.id}`);
    const references = (items: FeedItem[]) => new Set(items.map(({ data }) => data.reference.type));
    expect(references(inside)).toEqual(new Set(['POD']));
    expect(references(outside)).toEqual(new Set(['USER']));
    expect(new Set([...inside, ...outside].map(({ data }) => data.id))).toEqual(new Set(own));
  });

  it.each([
    '/v3/post?filter=latest&type=POD&id=no-such-pod',
    '/v3/post?filter=trending&type=POD&id=018bcfe5-6800-7000-8000-00000000000f',
    '/v4/post?type=POD&userId=018bcfe5-6800-7000-8000-00000000000f',
    '/v3/post?type=POST&userId=nobody',
  ])('answers %s with an empty list', async (path) => {
    const { status, body } = await server.get(path);
    expect([status, body]).toEqual([200, { data: [], nextSegment: null }]);
  });

  it.each([
    '/v3/post?filter=latest&type=POST&id=x',
    '/v3/post?filter=latest&type=POD',
    '/v4/post?type=POST&userId=x',
    "/v4/post?type=POD&userId='--",
    `/v3/post?filter=latest&type=POD&id=${'x'.repeat(65)}`,
  ])('rejects %s', async (path) => {
    expect((await server.get(path)).status).toBe(400);
  });
});

describe('who sees what', () => {
  let blocker: TestPerson;
  let blocked: TestPerson;
  let stranger: TestPerson;
  const lists = (author: TestPerson) => [
    '/v4/post?filter=latest&limit=50',
    `/v3/post?type=POST&userId=${author.id}&limit=50`,
    `/v4/post?type=POD&userId=${author.id}&limit=50`,
    `/v3/post?filter=latest&type=POD&id=${pod.id}&limit=50`,
    `/v3/post?filter=trending&type=POD&id=${pod.id}&limit=50`,
  ];
  const seen = async (author: TestPerson, as?: TestPerson) => {
    const answers = await Promise.all(lists(author).map((path) => server.get(path, as)));
    const items = answers.flatMap(({ body }) => body.data);
    return items.filter(({ data }) => data.author.id === author.id);
  };

  beforeAll(async () => {
    blocker = await server.person();
    blocked = await server.person();
    stranger = await server.person();
    await server.insert(
      { author: blocker },
      { author: blocker, podId: pod.id },
      { author: blocked, podId: pod.id },
    );
    await server.block(blocker, blocked);
  });

  it('spec 6: a block hides both from each other, in every list', async () => {
    expect(await seen(blocker, blocked)).toEqual([]);
    expect(await seen(blocked, blocker)).toEqual([]);
    expect((await seen(blocker, stranger)).length).toBeGreaterThan(2);
  });

  it('spec 6 G11, G12: a hidden post is only in its author’s own list, marked', async () => {
    const [hidden] = await server.insert({ author: stranger, state: 'HIDDEN' });
    const moderator = await server.person(['MODERATOR']);
    const own = await seen(stranger, stranger);
    expect(own.map(({ data }) => [data.id, data.state])).toEqual([[hidden, 'HIDDEN']]);
    expect(await seen(stranger)).toEqual([]);
    expect(await seen(stranger, dev)).toEqual([]);
    expect(await seen(stranger, moderator)).toEqual([]);
  });

  it('spec 4.9: a deleted post is in no list', async () => {
    const author = await server.person();
    await server.insert({ author, state: 'DELETED' }, { author, state: 'DELETED', podId: pod.id });
    expect(await seen(author, author)).toEqual([]);
    expect(await seen(author)).toEqual([]);
  });
});
