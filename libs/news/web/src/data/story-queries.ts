import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listStories, readStory, type Story } from '@upround/news/contract';
import { listRecommendations } from '@upround/search/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import {
  itemsOf,
  pagesFor,
  pagesKeyOf,
  queryFor,
  renewedOnReturn,
  type PagesOf,
} from '@upround/shared/query';

/** Which stories a list holds, and in which order. */
export type StoryChoice = Omit<CallInput<typeof listStories>['query'], 'cursor' | 'limit'>;

/** A list of stories, page by page. */
export const storiesQuery = (choice: StoryChoice) => pagesFor(listStories, { query: choice });

/** How often a visible list checks for newer stories. */
const INTERVAL = 60_000;

/** The beginning of a list as it is now, read now and then beside what is shown; null before the first time. */
export const newestQuery = (choice: StoryChoice) =>
  queryOptions<CallOutput<typeof listStories> | null>({
    queryKey: ['news.newest', choice],
    queryFn: ({ signal }) => api.call(listStories, { query: choice }, { signal }),
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
  });

/** A story that some list has shown already. */
function findStory(client: QueryClient, slug: string): Story | undefined {
  const lists = client.getQueriesData<PagesOf<typeof listStories>>({
    queryKey: pagesKeyOf(listStories),
  });
  for (const [, pages] of lists) {
    const found = itemsOf(pages).items.find((story) => story.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One story by slug; shown at once from a list that has it, then brought up to date. */
export const storyQuery = (client: QueryClient, slug: string) => ({
  ...queryFor(readStory, { params: { id: slug } }),
  ...renewedOnReturn,
  placeholderData: () => findStory(client, slug),
});

/** Stories about the same. */
export const relatedQuery = (id: string) =>
  queryFor(listRecommendations, { query: { type: 'NEWS', id } });
