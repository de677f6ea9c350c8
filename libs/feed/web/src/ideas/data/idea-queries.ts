import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  listIdeas,
  listIdeasByUser,
  listRelatedIdeas,
  readIdea,
  type IdeaSort,
} from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';
import { findIdea } from './idea-cache';

/** Which ideas are listed beside another. */
export type IdeaShelf = 'related' | 'trending';

/** Ideas of one page beside another idea. */
const BESIDE = 5;

/** One idea by slug; shown at once from a list that has it, then brought up to date. */
export function ideaQuery(client: QueryClient, slug: string) {
  return {
    ...queryFor(readIdea, { params: { id: slug } }),
    ...renewedOnReturn,
    placeholderData: () => findIdea(client, slug),
  };
}

export const ideasBesideQuery = (ideaId: string, filter: IdeaShelf) =>
  pagesFor(listRelatedIdeas, { query: { referenceId: ideaId, filter, limit: BESIDE } });

export const userIdeasQuery = (userId: string) => pagesFor(listIdeasByUser, { query: { userId } });

/** Every idea, in an order. */
export const ideasQuery = (sort: IdeaSort) => pagesFor(listIdeas, { query: { sort } });

/** How often a visible list checks for newer ideas. */
const INTERVAL = 60_000;

/** The newest idea as it is now, read now and then; null before the first time. */
export const newestIdeaQuery = () =>
  queryOptions<string | null>({
    queryKey: ['feed.newestIdea'],
    queryFn: async ({ signal }) => {
      const query = { sort: 'newest', limit: 1 } as const;
      const { data } = await api.call(listIdeas, { query }, { signal });
      return data[0]?.id ?? null;
    },
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
  });

/** The slug of another, random idea; undefined if there is none. */
export async function drawIdea(ideaId: string): Promise<string | undefined> {
  const query = { referenceId: ideaId, filter: 'random', limit: 1 } as const;
  const { data } = await api.call(listRelatedIdeas, { query });
  return data[0]?.slug;
}
