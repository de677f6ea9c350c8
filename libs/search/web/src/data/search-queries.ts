import type { QueryClient } from '@tanstack/react-query';
import { search, searchIdeas, searchTop } from '@upround/search/contract';
import { kindsThat, searchKinds, type SearchKind } from '@upround/shared/domain';
import { pagesFor, queryFor } from '@upround/shared/query';

/** Hits of every kind that are read at once, so that the best five of most kinds are among them. */
const OF_ALL = 50;

/** What is found of every kind, or of one, page by page. */
export const hitsQuery = (query: string, kind?: SearchKind) =>
  pagesFor(search, { query: { query, ...(kind === undefined ? { limit: OF_ALL } : { kind }) } });

/** The kinds whose best five can be asked for. */
export const topKinds = kindsThat('trend');
export type TopKind = (typeof topKinds)[number];

/** The best five of a kind; what is trending of it where nothing is searched for. */
export const topQuery = (type: TopKind, query?: string) =>
  queryFor(searchTop, { query: { type, ...(query ? { query } : {}) } });

/** Ideas by their worth, page by page, or some at random. */
export const ideasQuery = (filter: 'trending' | 'random', query = '') =>
  pagesFor(searchIdeas, {
    query: { type: 'IDEA', filter, ...(query === '' ? {} : { query }) },
  });

/** Begins to read what the search shows first for an address. */
export async function prefetchSearch(client: QueryClient, params: URLSearchParams): Promise<void> {
  const query = (params.get('query') ?? '').trim();
  const kind = searchKinds.find((known) => known === params.get('kind'));
  if (query !== '') await client.prefetchInfiniteQuery(hitsQuery(query, kind));
  else if (kind === 'IDEA') await client.prefetchInfiniteQuery(ideasQuery('trending'));
}
