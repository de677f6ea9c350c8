import {
  listSources,
  listStories,
  listStoriesOfSources,
  muteSource,
  readSource,
  readStory,
  unmuteSource,
} from '@upround/news/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { muteSourceFor } from '../source/source-mutes';
import { newsTargets } from '../contributions/news-targets';
import { rssOf, startNewsServer, type NewsServer } from './news-server.fixtures';

let server: NewsServer;
let ledger: string;
let wire: string;
let reader: TestMember;

beforeAll(async () => {
  server = await startNewsServer();
  ledger = await server.source(
    'ledger',
    rssOf('ledger', [
      { title: 'Ledger three', hoursAgo: 3 },
      { title: 'Ledger six', hoursAgo: 6 },
      { title: 'Both of us tell this story about boxes', hoursAgo: 9 },
    ]),
  );
  // Who is read first owns what both tell.
  await server.readAll();
  wire = await server.source(
    'wire',
    rssOf('wire', [
      { title: 'Wire two', hoursAgo: 2 },
      { title: 'Both of us tell this story about boxes', hoursAgo: 8 },
    ]),
  );
  await server.source(
    'akhbar',
    rssOf('akhbar', [{ title: 'Samachar', hoursAgo: 4 }]).replace('>en<', '>hi<'),
  );
  await server.readAll();
  reader = await server.signUpAs('reader');
});
afterAll(() => server?.close());

const follow = (member: TestMember, sourceId: string) =>
  sql`insert into follows (follower_id, reference_id, reference_type, id)
    values (${member.userId}, ${sourceId}, 'SOURCE', gen_random_uuid())`.execute(server.db);
const setMuted = (member: TestMember, sourceId: string, isMuted: boolean) =>
  server.db.transaction().execute((trx) => muteSourceFor(trx, member.userId, sourceId, isMuted));
type Query = Parameters<typeof server.call<typeof listStories>>[1]['query'];
const titles = async (query: Query, as?: TestMember) =>
  (await server.call(listStories, { query }, { as })).body.data.map(({ title }) => title);

const BOTH = 'Both of us tell this story about boxes';
const ALL = ['Wire two', 'Ledger three', 'Samachar', 'Ledger six', BOTH];

describe('the list of news', () => {
  it('spec 6 G15: is public, newest first', async () => {
    expect(await titles({})).toEqual(ALL);
    expect(await titles({}, reader)).toEqual(ALL);
  });

  it.each([1, 2, 3])('is read in pages of %i to its end, each story once', async (limit) => {
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Query = { cursor, limit };
      const { body } = await server.call(listStories, { query });
      read.push(...body.data.map(({ title }) => title));
      cursor = body.nextSegment;
    }
    expect(read).toEqual(ALL);
  });

  it('is filtered by source, whether or not it was the first to publish, and by language', async () => {
    expect(await titles({ source: 'wire' })).toEqual(['Wire two', BOTH]);
    expect(await titles({ source: wire })).toEqual(['Wire two', BOTH]);
    expect(await titles({ language: 'hi' })).toEqual(['Samachar']);
    expect(await titles({ source: 'nobody' })).toEqual([]);
    expect(await titles({ source: 'wire', language: 'hi' })).toEqual([]);
  });

  it('T22: accepts only known filters and orders', async () => {
    for (const name of ['state', 'feed_url', 'sort', 'email', 'body']) {
      const answer = await server.app.inject({ url: `/v3/news?${name}=x` });
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
    expect((await server.app.inject({ url: '/v3/news?filter=hidden' })).statusCode).toBe(400);
  });

  it('T24: rejects a cursor of another list', async () => {
    const { body } = await server.call(listStories, { query: { limit: 1 } });
    const answer = await server.call(listStories, {
      query: { limit: 1, cursor: body.nextSegment ?? '', language: 'en' },
    });
    expect(answer.status).toBe(400);
  });

  it.each(['newest', 'oldest'] as const)(
    'of a source is read %s first, from any day on',
    async (sort) => {
      const ofLedger = ['Ledger three', 'Ledger six', BOTH];
      const inOrder = sort === 'newest' ? ofLedger : ofLedger.toReversed();
      const read: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: Query = { source: 'ledger', sort, cursor, limit: 1 };
        const { body } = await server.call(listStories, { query });
        read.push(...body.data.map(({ title }) => title));
        cursor = body.nextSegment;
      }
      expect(read).toEqual(inOrder);
      const { body } = await server.call(listStories, { query: { source: 'ledger', limit: 2 } });
      const six = body.data[1]?.publishedAt ?? '';
      // What came out at that very moment belongs to what came later.
      expect(await titles({ source: 'ledger', sort, from: six })).toEqual(
        sort === 'newest' ? [BOTH] : ['Ledger six', 'Ledger three'],
      );
      expect(await titles({ source: 'ledger', sort, from: '0001-01-01T00:00:00.000Z' })).toEqual(
        sort === 'newest' ? [] : inOrder,
      );
    },
  );

  it('has stories of followed sources for members, and answers 401 to guests', async () => {
    const member = await server.signUpAs('follower');
    expect(await titles({ filter: 'following' }, member)).toEqual([]);
    await follow(member, wire);
    expect(await titles({ filter: 'following' }, member)).toEqual(['Wire two', BOTH]);
    await follow(member, ledger);
    expect(await titles({ filter: 'following' }, member)).toEqual(
      ALL.filter((title) => title !== 'Samachar'),
    );
    const guest = await server.call(listStories, { query: { filter: 'following' } });
    expect([guest.status, guest.error?.clientMessage]).toEqual([401, 'login required']);
  });

  it('leaves out a member’s muted sources, except on the source’s own page and for others', async () => {
    const member = await server.signUpAs('muter');
    await follow(member, wire);
    await follow(member, ledger);
    expect(await setMuted(member, ledger, true)).toBe(1);
    expect(await setMuted(member, ledger, true)).toBe(1);
    // What another source tells as well is still told by that one.
    expect(await titles({}, member)).toEqual(['Wire two', 'Samachar', BOTH]);
    expect(await titles({ filter: 'following' }, member)).toEqual(['Wire two', BOTH]);
    // It is named by that other source, with its address, and nothing of the muted one is shown.
    const [theirs, own, guests] = await Promise.all([
      server.call(listStories, { query: {} }, { as: member }),
      server.call(listStories, { query: { source: 'ledger' } }, { as: member }),
      server.call(listStories, { query: {} }),
    ]);
    const both = ({ body }: typeof theirs) => body.data.find(({ title }) => title === BOTH);
    expect(both(guests)).toMatchObject({
      source: { slug: 'ledger' },
      alsoIn: [{ source: { slug: 'wire' } }],
    });
    expect(both(theirs)).toMatchObject({
      source: { slug: 'wire' },
      url: both(guests)?.alsoIn[0]?.url,
      publishedAt: both(guests)?.alsoIn[0]?.publishedAt,
      excerpt: '',
      alsoIn: [],
      viewer: { followsSource: true },
    });
    expect(both(own)).toMatchObject({ source: { slug: 'ledger' } });
    expect(await titles({ source: 'ledger' }, member)).toHaveLength(3);
    expect(await setMuted(member, wire, true)).toBe(2);
    expect(await titles({}, member)).toEqual(['Samachar']);
    expect(await titles({ filter: 'following' }, member)).toEqual([]);
    expect(await setMuted(member, wire, false)).toBe(1);
    expect(await titles({}, reader)).toEqual(ALL);
    expect(await setMuted(member, ledger, false)).toBe(0);
    expect(await titles({}, member)).toEqual(ALL);
    expect(await setMuted(member, '018bcfe5-6800-7000-8000-00000000000f', true)).toBeNull();
  });
});

describe('muting a source', () => {
  it('is private to a member, answers the new state, and can be repeated', async () => {
    const member = await server.signUpAs('quiet');
    const params = { id: wire };
    for (const _time of ['first', 'second']) {
      const { status, body } = await server.call(muteSource, { params }, { as: member });
      expect([status, body.active, body.count]).toEqual([200, true, 1]);
    }
    const isMuted = async (as: TestMember) =>
      (await server.call(readSource, { params: { id: 'wire' } }, { as })).body.viewer.muted;
    expect([await isMuted(member), await isMuted(reader)]).toEqual([true, false]);
    const taken = await server.call(unmuteSource, { params }, { as: member });
    expect(taken.body).toMatchObject({ active: false, count: 0 });
    expect(await isMuted(member)).toBe(false);
  });

  it('is rejected for guests, and for an unknown source', async () => {
    expect((await server.call(muteSource, { params: { id: wire } })).status).toBe(401);
    const unknown = { id: '018bcfe5-6800-7000-8000-00000000000f' };
    const answer = await server.call(muteSource, { params: unknown }, { as: reader });
    expect(answer.status).toBe(404);
  });
});

describe('spec 6 G17: the news of several sources', () => {
  const of = async (sourceIds: string[]) =>
    server.call(listStoriesOfSources, { query: { sourceIds } });

  it('has the stories of all of them, a shared story once', async () => {
    const { body } = await of([ledger, 'wire']);
    expect(body.data.map(({ title }) => title)).toEqual(
      ALL.filter((title) => title !== 'Samachar'),
    );
    expect((await of(['018bcfe5-6800-7000-8000-00000000000f'])).body.data).toEqual([]);
  });

  it('allows fifty sources at most', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `s${index}`);
    expect((await of(ids.slice(1))).status).toBe(200);
    expect((await of(ids)).status).toBe(400);
  });
});

describe('spec 6 G16: one story', () => {
  it('is found by id and by slug, with the viewer’s reactions', async () => {
    const [story] = (await server.call(listStories, { query: { source: 'wire' } })).body.data;
    const member = await server.signUpAs('liker');
    await sql`insert into likes (reference_id, user_id, reference_type, id)
      values (${story?.id}, ${member.userId}, 'NEWS', gen_random_uuid())`.execute(server.db);
    await follow(member, wire);
    const read = (id: string, as?: TestMember) =>
      server.call(readStory, { params: { id } }, { as });
    const seen = { ...story?.viewer, liked: true, followsSource: true };
    expect((await read(story?.slug ?? '', member)).body).toEqual({ ...story, viewer: seen });
    expect((await read(story?.id ?? '')).body).toEqual(story);
    expect((await read('nothing-like-it')).status).toBe(404);
    expect((await read('018bcfe5-6800-7000-8000-00000000000f')).status).toBe(404);
  });
});

describe('the sources', () => {
  it('are listed by name, page by page', async () => {
    const first = await server.call(listSources, { query: { limit: 2 } });
    expect(first.body.data.map(({ slug }) => slug)).toEqual(['akhbar', 'ledger']);
    const next = await server.call(listSources, {
      query: { limit: 2, cursor: first.body.nextSegment ?? '' },
    });
    expect([next.body.data.map(({ slug }) => slug), next.body.nextSegment]).toEqual([
      ['wire'],
      null,
    ]);
  });

  it('are listed for a member’s follows or mutes', async () => {
    const member = await server.signUpAs('chooser');
    await follow(member, wire);
    await setMuted(member, ledger, true);
    const listed = async (filter: 'followed' | 'muted') =>
      (await server.call(listSources, { query: { filter } }, { as: member })).body.data.map(
        ({ slug, viewer }) => [slug, viewer],
      );
    expect(await listed('followed')).toEqual([['wire', { followed: true, muted: false }]]);
    expect(await listed('muted')).toEqual([['ledger', { followed: false, muted: true }]]);
    expect((await server.call(listSources, { query: { filter: 'muted' } })).status).toBe(401);
  });

  it('spec 6 G18: are found by id and slug', async () => {
    const { body } = await server.call(readSource, { params: { id: 'ledger' } });
    expect(body).toMatchObject({ slug: 'ledger', storyCount: 3, reading: 'OK', language: 'en' });
    expect((await server.call(readSource, { params: { id: ledger } })).body).toEqual(body);
    expect((await server.call(readSource, { params: { id: 'nobody' } })).status).toBe(404);
  });
});

describe('records for reactions', () => {
  const target = (type: string) => {
    const found = newsTargets.find(({ types }) => types.some((one) => one === type));
    if (found === undefined) throw new Error(`nobody owns ${type}`);
    return found;
  };

  it('are found if they exist, and are described for lists', async () => {
    const [story] = (await server.call(listStories, { query: { source: 'wire' } })).body.data;
    const reference = { referenceType: 'NEWS', referenceId: story?.id ?? '' } as const;
    const news = target('NEWS');
    expect(await news.find(server.db, null, reference)).not.toBeNull();
    expect(await news.find(server.db, null, { ...reference, referenceId: ledger })).toBeNull();
    const described = await news.describe(server.db, reader.userId, [story?.id ?? '', ledger]);
    expect([...described]).toEqual([
      [story?.id, { slug: story?.slug, title: story?.title, author: 'Source wire' }],
    ]);
    await sql`update news_stories set state = 'HIDDEN' where id = ${story?.id}`.execute(server.db);
    expect(await news.find(server.db, null, reference)).toBeNull();
    expect((await server.call(readStory, { params: { id: story?.slug ?? '' } })).status).toBe(404);
    await sql`update news_stories set state = 'ACTIVE' where id = ${story?.id}`.execute(server.db);
  });

  it('R8: change counters with the relation, and a source accepts only follows', async () => {
    const member = await server.signUpAs('mover');
    const change = (kind: 'FOLLOW' | 'LIKE', delta: 1 | -1) => ({
      reference: { referenceType: 'SOURCE', referenceId: wire } as const,
      kind,
      delta,
      actorId: member.userId,
      name: `test.${kind}.${delta}`,
      statement:
        delta === 1
          ? sql`insert into follows (follower_id, reference_id, reference_type, id)
              values (${member.userId}, ${wire}, 'SOURCE', gen_random_uuid())
              on conflict do nothing returning 1`
          : sql`delete from follows where follower_id = ${member.userId} and reference_id = ${wire} returning 1`,
    });
    const run = (kind: 'FOLLOW' | 'LIKE', delta: 1 | -1) =>
      server.db.transaction().execute((trx) => target('SOURCE').add(trx, change(kind, delta)));
    expect(await run('FOLLOW', 1)).toEqual({ count: 1, changed: true });
    expect(await run('FOLLOW', 1)).toEqual({ count: 1, changed: false });
    expect(await run('FOLLOW', -1)).toEqual({ count: 0, changed: true });
    await expect(run('LIKE', 1)).rejects.toThrow(RangeError);
  });
});
