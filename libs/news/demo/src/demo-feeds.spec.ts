import { listSources, listStories, newsLimits, type Story } from '@upround/news/contract';
import { newsModule } from '@upround/news/api';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { pino } from 'pino';
import * as z from 'zod/mini';
import * as newsDemo from './index';
import { demoSources } from './demo-sources.data';

const DAY_MS = 24 * 3_600_000;
/** The module's task that finds the sources whose turn it is. */
const findDue = { name: 'news.find-due', data: z.object({}) };

/** Keys of the stored pictures. */
const files = new Set<string>();

/** Addresses that the server asked for. */
const asked: string[] = [];

let server: TestServer;
let begun: Date;

async function readAll(): Promise<void> {
  await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(findDue, {}));
  await server.runTasks();
}

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

beforeAll(async () => {
  server = await createTestServer({
    modules: ({ now }) => [
      newsModule({
        files: { put: async (key) => void files.add(key) },
        now,
        entitlements: { of: () => Promise.resolve(null) },
        safeFetch: {
          fetch: (url) => {
            asked.push(url);
            return Promise.reject(new Error('The demo community has no feeds on the web.'));
          },
        },
        texts: { ARTICLE: [], ESSAY: [] },
        demo: () => Promise.resolve(newsDemo),
      }),
    ],
  });
  begun = server.clock.now();
  const news = server.modules.find(({ name }) => name === 'news');
  await server.db.transaction().execute(async (trx) => {
    const demo = { people: [], posts: [], pods: [] };
    await news?.seed?.({ trx, now: begun, demo, log: pino({ level: 'silent' }) });
  });
});
afterAll(() => server?.close());

describe('the news of the demo community', () => {
  it('comes from five sources in all four formats', async () => {
    const { body } = await server.call(listSources, { query: {} });
    expect(body.data.map(({ slug }) => slug)).toEqual(demoSources.map(({ slug }) => slug).sort());
    expect(new Set(demoSources.map(({ format }) => format)).size).toBe(4);
    for (const source of body.data) {
      expect(source).toMatchObject({ kind: 'DEMO', reading: 'OK', language: 'en' });
      expect(source.host).toMatch(/\.example$/);
    }
  });

  it('begins with at least forty stories of the weeks before the first start', async () => {
    const stories = await everyStory();
    expect(stories.length).toBeGreaterThanOrEqual(40);
    const ages = stories.map(({ publishedAt }) => begun.getTime() - Date.parse(publishedAt));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(30 * DAY_MS);
    for (const { excerpt, url } of stories) {
      expect(excerpt.length).toBeGreaterThan(20);
      expect([...excerpt].length).toBeLessThanOrEqual(newsLimits.excerpt);
      expect(new URL(url).hostname).toMatch(/\.example$/);
    }
  });

  it('has stories that several sources tell, each once', async () => {
    const shared = (await everyStory()).filter(({ alsoIn }) => alsoIn.length > 0);
    const sources = shared.map(({ source, alsoIn }) =>
      [source.slug, ...alsoIn.map((other) => other.source.slug)].sort().join(' + '),
    );
    expect(sources).toContain('harbour-ledger + monsoon-wire');
    expect(sources).toContain('harbour-ledger + monsoon-wire + workbench-weekly');
    const published = Object.values(newsDemo.demoStories)
      .flat()
      .filter(({ day }) => day <= 0).length;
    const others = shared.reduce((sum, { alsoIn }) => sum + alsoIn.length, 0);
    expect((await everyStory()).length + others).toBe(published);
  });

  it('shows its newest stories with pictures that are stored, and leaves some to the source’s mark', async () => {
    const newest = (await everyStory()).slice(0, 20);
    const shown = newest.flatMap(({ image }) => image ?? []);
    expect(shown.length).toBeGreaterThanOrEqual(8);
    expect(shown.length).toBeLessThan(newest.length);
    for (const { url, variants } of shown)
      for (const address of [url, ...variants.map((one) => one.url)])
        expect(files).toContain(address.replace(/^.*\/media\//, ''));
  });

  it('has the same addresses at every start', async () => {
    expect((await everyStory()).map(({ slug }) => slug)).toContain(
      'nightjar-audio-raises-12-crore-for-hearing-aids-bvw7walu',
    );
  });

  it('goes on in the days after, by reading alone, and asks no one', async () => {
    const before = (await everyStory()).length;
    server.clock.advance(2 * DAY_MS);
    await readAll();
    const later = await everyStory();
    expect(later.length).toBeGreaterThan(before + 4);
    server.clock.advance(20 * DAY_MS);
    await readAll();
    expect((await everyStory()).length).toBeGreaterThanOrEqual(60);
    expect(asked).toEqual([]);
  });
});
