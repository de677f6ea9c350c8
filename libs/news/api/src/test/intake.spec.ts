import { listStories, readSource, type Story } from '@upround/news/contract';
import { SafeFetchError } from '@upround/shared/safe-fetch';
import { sql } from 'kysely';
import { feedUrl, rssOf, serving, startNewsServer, type NewsServer } from './news-server.fixtures';

const HOUR = 3_600_000;

let server: NewsServer;

beforeAll(async () => {
  server = await startNewsServer();
});
afterAll(() => server?.close());

const storiesOf = async (source: string): Promise<Story[]> =>
  (await server.call(listStories, { query: { source, limit: 50 } })).body.data;
const titlesOf = async (source: string) => (await storiesOf(source)).map(({ title }) => title);
const healthOf = async (slug: string) =>
  (await server.call(readSource, { params: { id: slug } })).body;
const isAsked = (slug: string) => server.asked.filter((url) => url === feedUrl(slug)).length;
const later = async (hours = 25) => {
  server.clock.advance(hours * HOUR);
  await server.readAll();
};

describe('reading a source', () => {
  it('imports its items once, newest first, however often it is read', async () => {
    const feed = rssOf('once', [
      { title: 'Older one', hoursAgo: 30 },
      { title: 'Newer one', hoursAgo: 2, text: '<p>With <b>some</b> text.</p>' },
    ]);
    await server.source('once', feed);
    await server.readAll();
    await later();
    expect(isAsked('once')).toBe(2);
    const stories = await storiesOf('once');
    expect(stories.map(({ title }) => title)).toEqual(['Newer one', 'Older one']);
    expect(stories[0]).toMatchObject({
      excerpt: 'With some text.',
      url: 'https://once.example/1',
      host: 'once.example',
      language: 'en',
      alsoIn: [],
    });
    expect(await healthOf('once')).toMatchObject({ storyCount: 2, reading: 'OK' });
  });

  it('adds new items and applies the source’s corrections', async () => {
    const first = { guid: 'a', title: 'A first headline' };
    await server.source('grows', rssOf('grows', [first]));
    await server.readAll();
    const before = await storiesOf('grows');
    const corrected = { ...first, title: 'A corrected headline' };
    const added = { guid: 'b', title: 'A second story', path: 'b', hoursAgo: 0 };
    server.web.set(feedUrl('grows'), serving(rssOf('grows', [corrected, added])));
    await later();
    const after = await storiesOf('grows');
    expect(after.map(({ title }) => title)).toEqual(['A second story', 'A corrected headline']);
    // Its address stands: links to it go on.
    expect(after[1]?.slug).toBe(before[0]?.slug);
  });

  it('makes a conditional request, and stores nothing if nothing changed', async () => {
    const conditions: unknown[] = [];
    await server.source('kept', ({ etag, lastModified }) => {
      conditions.push([etag, lastModified]);
      return Promise.resolve({
        etag: '"v1"',
        lastModified: 'Sun, 01 Mar 2026 06:00:00 GMT',
        notModified: etag === '"v1"',
        body: Buffer.from(etag === '"v1"' ? '' : rssOf('kept', [{ title: 'Stays' }])),
      });
    });
    await server.readAll();
    await later();
    await later();
    expect(conditions).toEqual([
      [null, null],
      ['"v1"', 'Sun, 01 Mar 2026 06:00:00 GMT'],
      ['"v1"', 'Sun, 01 Mar 2026 06:00:00 GMT'],
    ]);
    expect(await titlesOf('kept')).toEqual(['Stays']);
  });

  it('waits as long as the source says', async () => {
    const feed = rssOf('patient', [{ title: 'Slow news' }]);
    await server.source('patient', feed.replace('<language>', '<ttl>180</ttl><language>'));
    await server.readAll();
    await later(2.9);
    expect(isAsked('patient')).toBe(1);
    await later(0.2);
    expect(isAsked('patient')).toBe(2);
  });

  it('follows a permanent redirect', async () => {
    const feed = rssOf('moved', [{ title: 'From the old address' }]);
    await server.source('moved', () =>
      Promise.resolve({ body: Buffer.from(feed), movedTo: 'https://new-home.example/feed' }),
    );
    server.web.set('https://new-home.example/feed', serving(feed));
    await server.readAll();
    await later();
    expect(isAsked('moved')).toBe(1);
    expect(server.asked).toContain('https://new-home.example/feed');
    expect(await titlesOf('moved')).toHaveLength(1);
  });
});

describe('R14: a source that fails', () => {
  it.each([
    ['hangs', () => Promise.reject(new SafeFetchError('TIMEOUT', 'late'))],
    ['is too long', () => Promise.reject(new SafeFetchError('TOO_LARGE', 'long'))],
    ['answers a page', () => Promise.reject(new SafeFetchError('WRONG_TYPE', 'html'))],
    ['leads to a private host', () => Promise.reject(new SafeFetchError('BLOCKED', 'private'))],
    ['answers nonsense', serving('<<<<')],
    ['fails', () => Promise.reject(new SafeFetchError('STATUS', '500', { status: 500 }))],
  ])('affects no other source when it %s', async (what, served) => {
    const slug = `bad-${what.replaceAll(' ', '-')}`;
    const good = `good-beside-${what.replaceAll(' ', '-')}`;
    await server.source(slug, served);
    await server.source(good, rssOf(good, [{ title: 'All is well here' }]));
    await server.readAll();
    expect(await titlesOf(good)).toEqual(['All is well here']);
    expect(await healthOf(slug)).toMatchObject({ reading: 'FAILING', lastReadAt: null });
  });

  it('delays no other source: their stories are imported while it still hangs', async () => {
    let release: (error: Error) => void = () => undefined;
    const hanging = new Promise<never>((_, fail) => {
      release = fail;
    });
    // What is due from before is read first, so that all of these are in one look.
    await server.readAll();
    await server.source('hanging', () => hanging);
    const others = Array.from({ length: 9 }, (_, index) => `beside-hanging-${index}`);
    for (const slug of others) await server.source(slug, rssOf(slug, [{ title: `Of ${slug}` }]));
    const reading = server.readAll();
    const there = async () => {
      let count = 0;
      for (const slug of others) count += (await titlesOf(slug)).length;
      return count;
    };
    let looks = 0;
    while ((await there()) < others.length && looks < 500) looks += 1;
    const [count, { reading: state }] = [await there(), await healthOf('hanging')];
    release(new SafeFetchError('TIMEOUT', 'late'));
    await reading;
    expect([count, state]).toEqual([others.length, 'NEW']);
    expect((await healthOf('hanging')).reading).toBe('FAILING');
  });

  it('is read less and less often, and as before once it works again', async () => {
    await server.source('flaky', () => Promise.reject(new SafeFetchError('UNREACHABLE', 'gone')));
    await server.readAll();
    const asksWithin = async (hours: number) => {
      const before = isAsked('flaky');
      for (let hour = 0; hour < hours; hour += 0.25) await later(0.25);
      return isAsked('flaky') - before;
    };
    // 30 minutes, then one hour, two, four, eight: each give or take a tenth.
    expect(await asksWithin(5.5)).toBe(3);
    expect(await asksWithin(5)).toBe(1);
    server.web.set(feedUrl('flaky'), serving(rssOf('flaky', [{ title: 'Back again' }])));
    await later();
    expect(await healthOf('flaky')).toMatchObject({ reading: 'OK', storyCount: 1 });
    expect(await asksWithin(2)).toBe(4);
  });

  it('is not read earlier than it asks, and never again when it is gone', async () => {
    const busy = { status: 429, retryAfterSeconds: 6 * 3600 };
    await server.source('busy', () => Promise.reject(new SafeFetchError('STATUS', '429', busy)));
    await server.source('gone', () =>
      Promise.reject(new SafeFetchError('STATUS', '410', { status: 410 })),
    );
    await server.readAll();
    await later(5.9);
    expect(isAsked('busy')).toBe(1);
    await later(0.2);
    expect(isAsked('busy')).toBe(2);
    await later(48);
    expect(isAsked('gone')).toBe(1);
    expect((await healthOf('gone')).reading).toBe('PAUSED');
  });
});

describe('one story in several sources', () => {
  const told = (slug: string, title: string, more: object = {}) =>
    server.source(slug, rssOf(slug, [{ title, ...more }], server.clock.now()));
  const TITLE = 'Ridgeway Kilns raises ₹4 crore for brick ovens that need no coal';

  it('is listed once with all sources', async () => {
    await told('first-told', TITLE, { hoursAgo: 9 });
    await server.readAll();
    await told('told-again', 'Ridgeway Kilns raises ₹4 crore for its brick ovens without coal', {
      hoursAgo: 3,
    });
    await server.readAll();
    const [story] = await storiesOf('first-told');
    expect(story?.alsoIn.map(({ source, url }) => [source.slug, url])).toEqual([
      ['told-again', 'https://told-again.example/0'],
    ]);
    expect((await storiesOf('told-again')).map(({ id }) => id)).toEqual([story?.id]);
    const all = await server.call(listStories, { query: { limit: 50 } });
    expect(all.body.data.filter(({ title }) => title.startsWith('Ridgeway'))).toHaveLength(1);
    expect(await healthOf('told-again')).toMatchObject({ storyCount: 1 });
  });

  it.each([
    ['another figure', TITLE.replace('₹4', '₹9'), 5],
    ['another week', TITLE, 24 * 10],
    ['other words', 'Ridgeway Kilns hires a chief engineer from the steel trade', 5],
  ])('is another story with %s', async (what, title, hoursAgo) => {
    const slug = `apart-${what.replaceAll(' ', '-')}`;
    await told(slug, title, { hoursAgo });
    await server.readAll();
    expect((await storiesOf(slug)).map(({ source }) => source.slug)).toEqual([slug]);
  });

  it('is identified by its address, whatever its title and text', async () => {
    const guid = 'x';
    const item = (path: string, title: string) => ({ guid: `${guid}${path}`, path, title });
    await server.source('original', rssOf('original', [item('deep/story', 'The original title')]));
    await server.readAll();
    const quoted = rssOf('quoting', [item('q', 'Worth reading this week')]).replace(
      'https://quoting.example/q',
      'https://www.original.example/deep/story/?utm_source=quoting#top',
    );
    await server.source('quoting', quoted);
    await server.readAll();
    const [story] = await storiesOf('original');
    expect(story?.alsoIn.map(({ source }) => source.slug)).toEqual(['quoting']);
  });

  it('does not merge stories that only share a short name', async () => {
    await told('briefing-a', 'Daily briefing');
    await told('briefing-b', 'Daily briefing');
    await server.readAll();
    expect((await storiesOf('briefing-b')).map(({ source }) => source.slug)).toEqual([
      'briefing-b',
    ]);
  });
});

it('an error of ours does not count against a source, which is read again', async () => {
  await server.source('innocent', rssOf('innocent', [{ title: 'Stored in the end' }]));
  const refuse = sql`create function refuse_story() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`;
  await refuse.execute(server.db);
  await sql`create trigger refused before insert on news_stories
    for each row execute function refuse_story()`.execute(server.db);
  await server.readAll();
  await sql`drop trigger refused on news_stories`.execute(server.db);
  expect(await healthOf('innocent')).toMatchObject({ reading: 'NEW', storyCount: 0 });
  await later(0.5);
  expect(await healthOf('innocent')).toMatchObject({ reading: 'OK', storyCount: 1 });
});

it('R3: a source is claimed before it is read, so that two processes never read one at once', async () => {
  await server.source('claimed', rssOf('claimed', [{ title: 'Claimed once' }]));
  await sql`update news_sources set next_read_at = ${server.clock.now()} where slug = 'claimed'`.execute(
    server.db,
  );
  const before = isAsked('claimed');
  await server.readAll();
  await server.readAll();
  expect(isAsked('claimed') - before).toBe(1);
});
