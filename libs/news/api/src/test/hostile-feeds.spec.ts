import { listSources, listStories, type Source, type Story } from '@upround/news/contract';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { findDue } from '../intake/intake.tasks';
import { newsModule } from '../news-module';
import { addSource } from '../source/source.store';
import * as hostile from './hostile-web.fixtures';
import { rssOf, type WrittenItem } from './news-server.fixtures';

const isFull = process.env['HEAVY'] === 'full';
/** Sources that are well, and items of each. */
const [GOOD, ITEMS] = isFull ? [38, 132] : [6, 40];
/** Stories that every good source tells. */
const SHARED = 3;

let web: hostile.HostileWeb;
let server: TestServer;

const item = (fields: string) =>
  `<item><link>https://strange.example/PLACE</link><title>Plain</title>${fields}</item>`;
let places = 0;
const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>T</title>${items.replaceAll('PLACE', () => String((places += 1)))}</channel></rss>`;
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');
const plenty = (count: number) =>
  rss(
    Array.from(
      { length: count },
      (_, index) =>
        `<item><title>Plenty ${index}</title><link>https://plenty.example/${index}</link></item>`,
    ).join(''),
  );

/** What each hostile source does, and the titles that may come of it. */
const bad: Readonly<
  Record<string, [answer: (slug: string) => Parameters<typeof web.hosts.set>[1], titles: string[]]>
> = {
  'billion-laughs': [
    () =>
      hostile.feed(
        rss(item('').replace('Plain', 'A joke &l9;'), `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs}]>`),
      ),
    ['A joke &l9;'],
  ],
  xxe: [
    () => hostile.feed(rss(item(''), '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>')),
    [],
  ],
  'a-hundred-thousand': [
    () => hostile.feed(plenty(100_000)),
    Array.from({ length: 500 }, (_, index) => `Plenty ${index}`),
  ],
  'year-9999': [
    () => hostile.feed(rss(item('<pubDate>Fri, 31 Dec 9999 23:59:59 GMT</pubDate>'))),
    ['Plain'],
  ],
  'one-guid': [
    () => hostile.feed(rss(Array.from({ length: 50 }, () => item('<guid>same</guid>')).join(''))),
    ['Plain'],
  ],
  'html-title': [
    () =>
      hostile.feed(
        rss(
          item('').replace(
            'Plain',
            '&lt;img src=x onerror=alert(1)&gt;Safe &lt;b&gt;title&lt;/b&gt;',
          ),
        ),
      ),
    ['Safe title'],
  ],
  'called-a-page': [() => hostile.feed(rss(item('')), 'text/html'), ['Plain']],
  'called-anything': [() => hostile.feed(rss(item('')), 'application/octet-stream'), ['Plain']],
  'called-nothing': [() => hostile.feed(rss(item('')), ''), ['Plain']],
  'a-page': [() => hostile.feed('<html><body><p>Hello</p></body></html>', 'text/html'), []],
  deflated: [() => hostile.deflated(rss(item('')), 'zlib'), ['Plain']],
  'deflated-raw': [() => hostile.deflated(rss(item('')), 'raw'), ['Plain']],
  'broken-xml': [() => hostile.feed('<rss><channel><item><title>Half'), []],
  endless: [() => hostile.endless, []],
  'packed-bomb': [() => hostile.packedBomb, []],
  inwards: [() => hostile.inwards, []],
  ...(isFull ? { trickle: [() => hostile.trickle, []] } : {}),
};

const good = Array.from({ length: GOOD }, (_, index) => `good-${index}`);

/** Items whose titles differ as headlines do, and some that all sources have in common. */
function itemsOf(source: number): WrittenItem[] {
  return Array.from({ length: ITEMS }, (_, index) => ({
    guid: `${source}-${index}`,
    hoursAgo: 1 + (index % 60),
    title:
      index < SHARED
        ? `Everybody tells of the great harbour bridge number ${index}`
        : `Report ${source * 1_000 + index} about ${['tides', 'looms', 'kilns'][index % 3]} and markets`,
  }));
}

beforeAll(async () => {
  web = await hostile.startHostileWeb();
  server = await createTestServer({
    modules: ({ now }) => [
      newsModule({
        files: { put: () => Promise.resolve() },
        safeFetch: web.safeFetch,
        now,
        texts: { ARTICLE: [], ESSAY: [] },
        entitlements: { of: () => Promise.resolve(null) },
      }),
    ],
  });
  for (const [slug, [answer]] of Object.entries(bad)) {
    web.hosts.set(`${slug}.example`, answer(slug));
  }
  for (const [index, slug] of good.entries()) {
    web.hosts.set(`${slug}.example`, hostile.feed(rssOf(slug, itemsOf(index))));
  }
  await server.db.transaction().execute(async (trx) => {
    for (const slug of [...Object.keys(bad), ...good]) {
      await addSource(trx, {
        kind: 'FEED',
        slug,
        name: slug,
        host: `${slug}.example`,
        description: '',
        feedUrl: `https://${slug}.example/feed`.replace('https', 'http'),
        homeUrl: null,
      });
    }
  });
});

afterAll(async () => {
  await server?.close();
  await web?.close();
});

const look = async () => {
  await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(findDue, {}));
  await server.runTasks();
};

async function everyStory(): Promise<Story[]> {
  const stories: Story[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { cursor: string; limit: number } = { cursor, limit: 50 };
    const { body } = await server.call(listStories, { query });
    stories.push(...body.data);
    cursor = body.nextSegment;
  }
  return stories;
}

async function everySource(): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { cursor: string; limit: number } = { cursor, limit: 50 };
    const { body } = await server.call(listSources, { query });
    for (const source of body.data) sources.set(source.slug, source);
    cursor = body.nextSegment;
  }
  return sources;
}

it('T39: imports every valid item once beside every hostile feed, and nothing else', async () => {
  await look();
  // A second reading adds nothing.
  server.clock.advance(25 * 3_600_000);
  await look();
  const stories = await everyStory();

  const own = good.flatMap((_, index) =>
    itemsOf(index)
      .slice(SHARED)
      .map(({ title }) => title),
  );
  const shared = itemsOf(0)
    .slice(0, SHARED)
    .map(({ title }) => title);
  const strange = Object.values(bad).flatMap(([, titles]) => titles);
  expect(stories.map(({ title }) => title).sort()).toEqual([...own, ...shared, ...strange].sort());
  for (const story of stories) {
    expect(Date.parse(story.publishedAt)).toBeLessThanOrEqual(server.clock.now().getTime());
    expect(story.alsoIn.length > 0).toBe(shared.includes(story.title));
  }

  const sources = await everySource();
  for (const slug of good) {
    expect(sources.get(slug)).toMatchObject({ reading: 'OK', storyCount: ITEMS });
  }
  for (const [slug, [, titles]] of Object.entries(bad)) {
    const reading = titles.length > 0 ? 'OK' : 'FAILING';
    expect([slug, sources.get(slug)]).toEqual([
      slug,
      expect.objectContaining({ reading, storyCount: titles.length }),
    ]);
  }
}, 600_000);
