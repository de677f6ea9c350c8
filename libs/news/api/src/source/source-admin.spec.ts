import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listStories, readSource, readStory } from '@upround/news/contract';
import type { Trx } from '@upround/shared/db';
import { content } from '../editorial/content';
import { parseEditorial } from '../editorial/parse-editorial';
import {
  feedUrl,
  rssOf,
  serving,
  startNewsServer,
  type NewsServer,
} from '../test/news-server.fixtures';
import { sourceAdmin } from './source-admin';

let server: NewsServer;

beforeAll(async () => {
  server = await startNewsServer();
});
afterAll(() => server?.close());

const inTrx = <T>(work: (trx: Trx) => Promise<T>) => server.db.transaction().execute(work);
const listed = async () =>
  (await sourceAdmin.health(server.db)).map(({ slug, feed_url }) => [slug, feed_url]);

const OPML = `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>
  <outline text="Group"><outline type="rss" text="The Tide &amp; Table" xmlUrl="https://tide.example/feed" htmlUrl="https://www.tide.example/"/></outline>
  <outline type="rss" text="Tide and Table" title="The Tide &amp; Table" xmlUrl="https://tide.example/other"/>
  <outline type="rss" text="Twice" xmlUrl="https://tide.example/feed"/>
  <outline type="rss" text="No address" xmlUrl="javascript:alert(1)"/>
  <outline text="A folder without feeds"/></body></opml>`;

describe('sources, managed by an operator', () => {
  it('are imported from an OPML file, each once, and exported as one', async () => {
    const first = await inTrx((trx) => sourceAdmin.importOpml(trx, OPML));
    expect(first).toEqual({ added: ['the-tide-table', 'the-tide-table-2'], known: 0 });
    expect(await inTrx((trx) => sourceAdmin.importOpml(trx, OPML))).toEqual({
      added: [],
      known: 2,
    });
    const { body } = await server.call(readSource, { params: { id: 'the-tide-table' } });
    expect(body).toMatchObject({ reading: 'NEW', kind: 'FEED', host: 'tide.example' });
    const out = await sourceAdmin.exportOpml(server.db);
    expect(out).toContain('xmlUrl="https://tide.example/feed"');
    expect(await inTrx((trx) => sourceAdmin.importOpml(trx, out))).toEqual({ added: [], known: 2 });
    await expect(inTrx((trx) => sourceAdmin.importOpml(trx, 'no list'))).rejects.toThrow(
      RangeError,
    );
  });

  it('are added one by one; an invalid address is rejected', async () => {
    const add = (feed: string, name?: string) => inTrx((trx) => sourceAdmin.add(trx, feed, name));
    expect(await add('https://solo.example/rss', 'Solo')).toBe('solo');
    expect(await add('https://solo.example/rss', 'Solo')).toBeNull();
    await expect(add('file:///etc/passwd')).rejects.toThrow(RangeError);
    expect(await listed()).toContainEqual(['solo', 'https://solo.example/rss']);
  });

  it('are not read while they are paused, and are read at once when resumed', async () => {
    const slug = 'resting';
    await server.source(slug, rssOf(slug, [{ title: 'After the rest' }]));
    const pause = (isPaused: boolean) => inTrx((trx) => sourceAdmin.setPaused(trx, slug, isPaused));
    const reading = async () =>
      (await server.call(readSource, { params: { id: slug } })).body.reading;
    expect(await pause(true)).toBe(true);
    server.web.set(feedUrl(slug), serving(rssOf(slug, [{ title: 'After the rest' }])));
    await server.readAll();
    expect([await reading(), server.asked.includes(feedUrl(slug))]).toEqual(['PAUSED', false]);
    await pause(false);
    server.clock.advance(1_000);
    await server.readAll();
    expect(await reading()).toBe('OK');
    expect(await inTrx((trx) => sourceAdmin.setPaused(trx, 'nobody', true))).toBe(false);
  });

  it('have stories that can be hidden, stay hidden when they are read again, and can be shown again', async () => {
    const feed = (title: string) => serving(rssOf('libel', [{ guid: 'one', title }]));
    await server.source('libel', feed('A claim that is not true'));
    await server.readAll();
    const stories = async () =>
      (await server.call(listStories, { query: { source: 'libel' } })).body.data;
    const { slug = '', id } = (await stories())[0] ?? {};
    const setHidden = (isHidden: boolean) =>
      inTrx((trx) => sourceAdmin.setStoryHidden(trx, slug, isHidden));
    expect(await setHidden(true)).toBe(id);
    server.web.set(feedUrl('libel'), feed('A claim that is not true, as we said'));
    server.clock.advance(25 * 3_600_000);
    await server.readAll();
    expect(await stories()).toEqual([]);
    expect((await server.call(readStory, { params: { id: slug } })).status).toBe(404);
    expect(await setHidden(false)).toBe(id);
    expect((await stories()).map(({ title }) => title)).toEqual([
      'A claim that is not true, as we said',
    ]);
    const unknown = inTrx((trx) => sourceAdmin.setStoryHidden(trx, 'no-such-story', true));
    expect(await unknown).toBeNull();
  });

  it('say in our own words what went wrong', async () => {
    await server.source('broken', serving('<html>password=hunter2</html>'));
    await server.readAll();
    const health = await sourceAdmin.health(server.db);
    const failures = health.map((source) => source.failures);
    expect(failures).toEqual([...failures].sort((one, other) => other - one));
    const broken = health.find(({ slug }) => slug === 'broken');
    expect(broken).toMatchObject({ failures: 1, last_error: 'UNREADABLE', last_ok_at: null });
  });
});

describe('the built-in texts', () => {
  const files = (folder: string) =>
    readdirSync(path.join(__dirname, '../../content', folder)).filter((name) =>
      name.endsWith('.md'),
    );

  it('are all in the list, and their names are their slugs', () => {
    for (const [kind, folder] of [
      ['ARTICLE', 'articles'],
      ['ESSAY', 'essays'],
    ] as const) {
      const slugs = content[kind].map((text) => `${parseEditorial(text).slug}.md`).sort();
      expect([kind, slugs]).toEqual([kind, files(folder).sort()]);
    }
  });

  it.each(
    Object.values(content)
      .flat()
      .map((text) => [parseEditorial(text).slug, text] as const),
  )('T22: %s shows its beginning and hides most of its text', (_slug, text) => {
    const { preview, body, outline, readingMinutes } = parseEditorial(text);
    expect(body.startsWith(preview)).toBe(true);
    expect(preview.length).toBeLessThan(body.length / 2);
    expect(outline.length).toBeGreaterThan(1);
    expect(readingMinutes).toBeGreaterThan(1);
  });
});
