import type { QueryClient } from '@tanstack/react-query';
import { explore, search, searchTop } from '@upround/search/contract';
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

/** The kinds that can be looked through without searching. */
export const exploreKinds = kindsThat('explore');
export type ExploreKind = (typeof exploreKinds)[number];

/** Records of a kind by their worth, page by page, or some at random. */
export const exploreQuery = (type: ExploreKind, filter: 'trending' | 'random') =>
  pagesFor(explore, { query: { type, filter } });

/** Kinds that no tab lists by itself and that people join or act on: those to join first. */
const joined: readonly SearchKind[] = kindsThat('suggest');
const acted: readonly string[] = kindsThat('act');
const listed: readonly string[] = kindsThat('browse');
export const offeredKinds: readonly SearchKind[] = [
  ...joined,
  ...searchKinds.filter((kind) => acted.includes(kind) && !listed.includes(kind)),
];

/** A few records of a kind, for people who don't know yet what to search for. */
export const offerQuery = (kind: SearchKind) =>
  queryFor(search, { query: { query: `type:${kind.toLowerCase()}`, kind } });

/** The hashtags that most posts have, as facets. */
export const popularTagsQuery = () =>
  queryFor(search, { query: { query: 'has:tag', kind: 'POST' } });

/** Begins to read what the search shows first for an address. */
export async function prefetchSearch(client: QueryClient, params: URLSearchParams): Promise<void> {
  const query = (params.get('query') ?? '').trim();
  const kind = searchKinds.find((known) => known === params.get('kind'));
  if (query !== '') await client.prefetchInfiniteQuery(hitsQuery(query, kind));
  const explored = exploreKinds.find((known) => known === kind);
  if (query === '' && explored !== undefined) {
    await client.prefetchInfiniteQuery(exploreQuery(explored, 'trending'));
  }
}
