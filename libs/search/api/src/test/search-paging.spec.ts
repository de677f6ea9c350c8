import { search } from '@upround/search/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { startSearchServer, type SearchPage, type SearchServer } from './search-server.fixtures';

let server: SearchServer;
let writer: TestMember;

beforeAll(async () => {
  server = await startSearchServer();
  writer = await server.signUpAs('writer');
  const days = (count: number) => Array.from({ length: count }, (_, index) => index);
  await server.insert(
    ...days(45).map((day) => ({
      author: writer,
      text: `Harbour ${'word '.repeat(day % 7)}`,
      slug: `harbour-${day}`,
      daysAgo: day,
      likes: (day * 7) % 11,
    })),
  );
});
afterAll(() => server?.close());

async function readToEnd(query: string, kind?: 'POST', between?: (page: number) => Promise<void>) {
  const pages: SearchPage[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: SearchPage = await server.find({ query, kind, cursor, limit: 10 });
    pages.push(page);
    cursor = page.nextSegment;
    await between?.(pages.length);
  }
  return pages;
}

const slugsOf = (pages: readonly SearchPage[]) =>
  pages.flatMap(({ data }) => data.map((hit) => hit.slug));

describe('the pages of a search', () => {
  it.each([undefined, 'POST'] as const)(
    'R7: hold every hit once, to the end (%s)',
    async (kind) => {
      const pages = await readToEnd('harbour', kind);
      expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 10, 10, 5]);
      expect(new Set(slugsOf(pages)).size).toBe(45);
      expect(pages.map(({ facets }) => facets !== null)).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]);
    },
  );

  it('continue from window to window if more records match than are ranked at once', async () => {
    await server.database.query(
      `insert into posts (id, slug, author_id, type, kind, text, created_at)
       select gen_random_uuid(), 'quay-' || n, $1, 'POST', 'TEXT', 'Quay', now() - n * interval '1 minute'
       from generate_series(1, 950) n`,
      [writer.userId],
    );
    const slugs: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: SearchPage = await server.find({
        query: 'quay',
        kind: 'POST',
        cursor,
        limit: 50,
      });
      slugs.push(...page.data.map(({ slug }) => slug));
      cursor = page.nextSegment;
    }
    expect([slugs.length, new Set(slugs).size]).toEqual([950, 950]);
    const { facets } = await server.find('quay');
    expect(facets?.kinds).toEqual([{ type: 'POST', count: 200, more: true }]);
  });

  it('keep their order while others write', async () => {
    const before = slugsOf(await readToEnd('harbour'));
    const during = await readToEnd('harbour', undefined, async (page) => {
      await server.insert({ author: writer, text: 'Harbour, new', slug: `late-${page}` });
    });
    const old = slugsOf(during).filter((slug) => slug.startsWith('harbour-'));
    expect(old).toEqual(before.filter((slug) => slug.startsWith('harbour-')));
  });

  it('T24: accept their own cursors only', async () => {
    const { nextSegment } = await server.find({ query: 'harbour', limit: 10 });
    const cursor = nextSegment ?? '';
    const status = async (query: Record<string, string>) =>
      (await server.call(search, { query: { query: 'harbour', limit: 10, ...query } })).status;
    expect(await status({ cursor })).toBe(200);
    expect(await status({ cursor: `${cursor}a` })).toBe(400);
    expect(await status({ cursor, query: 'quay' })).toBe(400);
    expect(await status({ cursor, kind: 'POST' })).toBe(400);
  });
});
