import { search } from '@upround/search/contract';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';
import { labelledQueries } from './search-relevance.data';

/** How many of the labelled queries must find what they are after among the first hits. */
const WANTED = 45;
const FIRST = 5;

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server?.close());

async function firstSlugs(query: string): Promise<string[]> {
  const { body } = await server.call(search, { query: { query, limit: FIRST } });
  return body.data.map(({ slug }) => slug);
}

describe('a search of the demo community', () => {
  it('finds what was looked for among the first five, for at least 45 of 50 queries', async () => {
    expect(labelledQueries).toHaveLength(50);
    const missed: Record<string, string[]> = {};
    for (const { query, right } of labelledQueries) {
      const slugs = await firstSlugs(query);
      if (!slugs.some((slug) => right.includes(slug))) missed[query] = slugs;
    }
    const found = labelledQueries.length - Object.keys(missed).length;
    expect({ enough: found >= WANTED, missed }).toEqual({ enough: true, missed });
  });
});
