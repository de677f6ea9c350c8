import { explore, listAllFilters, listFilters, searchTop } from '@upround/search/contract';
import { startSearchServer, type SearchServer } from './search-server.fixtures';

let server: SearchServer;

beforeAll(async () => {
  server = await startSearchServer();
  const writers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => server.signUpAs(`writer-${index}`)),
  );
  await server.insert(
    ...writers.map((author, index) => ({
      author,
      text: `Porcelain ${index}`,
      slug: `porcelain-${index}`,
      likes: index,
    })),
  );
  await server.database.query(
    `update people set follower_count = 10 - right(slug, 1)::int where slug like 'writer-%'`,
  );
});
afterAll(() => server?.close());

const top = async (type: 'POST' | 'NEWS' | 'USER', query?: string) => {
  const { status, body } = await server.call(searchTop, { query: { type, query } });
  return [status, body.data.map(({ slug }) => slug)];
};

describe('G4: the best results of a kind', () => {
  it('are five at most: what is trending, or what matches', async () => {
    const best = [6, 5, 4, 3, 2].map((index) => `porcelain-${index}`);
    expect(await top('POST')).toEqual([200, best]);
    expect(await top('POST', 'porcelain')).toEqual([200, best]);
    expect(await top('POST', 'porcelain 3')).toEqual([200, ['porcelain-3']]);
    const people = [0, 1, 2, 3, 4].map((index) => `writer-${index}`);
    expect(await top('USER')).toEqual([200, people]);
  });

  it('are empty if no slice contributes the kind', async () => {
    expect(await top('NEWS')).toEqual([200, []]);
    const ideas = await server.call(explore, { query: { type: 'IDEA', filter: 'random' } });
    expect([ideas.status, ideas.body]).toEqual([200, { data: [], nextSegment: null }]);
  });

  it('4.1: an unknown type or filter is rejected', async () => {
    const status = async (path: string) => (await server.app.inject(path)).statusCode;
    expect(await status('/v4/search?type=IDEA')).toBe(400);
    expect(await status('/v1/search?type=IDEA')).toBe(400);
    expect(await status('/v1/search?type=IDEA&filter=best')).toBe(400);
    expect(await status('/v2/recommendations?type=USER&id=a')).toBe(400);
  });
});

describe('G45: filters', () => {
  it('are those of all lists, or of one', async () => {
    const { body } = await server.call(listAllFilters, {});
    expect(body.data.map(({ type, query }) => `${type} ${query}`)).toEqual([
      'SEARCH kind',
      'SEARCH query',
    ]);
    expect(body.data[0]?.filters.map(({ value }) => value)).toEqual(['POST', 'USER']);
    expect((await server.call(listFilters, { query: { type: 'SEARCH' } })).body).toEqual(body);
    expect((await server.call(listFilters, { query: { type: 'NEWS' } })).body.data).toEqual([]);
    expect((await server.app.inject('/v1/filter?type=BOOKS')).statusCode).toBe(400);
  });
});
