import type { QueryClient } from '@tanstack/react-query';
import { newsTabs, type RoutePattern } from '@upround/shared/links';
import { slugOfAddress } from '../model/slug-of-address';
import { articleQuery, essayQuery, essaysQuery } from './editorial-queries';
import { sourceQuery, sourcesQuery } from './source-queries';
import { storiesQuery, storyQuery } from './story-queries';

// The data that each page shows first, prefetched while the pointer is over its link.

export async function readNewsAhead(client: QueryClient, search: URLSearchParams): Promise<void> {
  const tab = newsTabs.find((name) => name === search.get('tab')) ?? newsTabs[0];
  if (tab !== 'latest') return;
  const source = search.get('source') ?? '';
  await Promise.all([
    client.prefetchInfiniteQuery(storiesQuery(source === '' ? {} : { source })),
    client.prefetchInfiniteQuery(sourcesQuery()),
  ]);
}

export const readStoryAhead = (client: QueryClient, slug: string) =>
  client.prefetchQuery(storyQuery(client, slug));

export const readSourceAhead = (client: QueryClient, slug: string) =>
  client.prefetchQuery(sourceQuery(slug));

export const readArticleAhead = (client: QueryClient, path: RoutePattern) =>
  client.prefetchQuery(articleQuery(slugOfAddress(path)));

export const readEssaysAhead = (client: QueryClient) => client.prefetchInfiniteQuery(essaysQuery());

export const readEssayAhead = (client: QueryClient, slug: string) =>
  client.prefetchQuery(essayQuery(slug));
