import type { QueryClient } from '@tanstack/react-query';
import { listIdeasByUser, listRelatedIdeas, readIdea } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import { pagesFor, queryFor } from '@upround/shared/query';
import { findIdea } from './idea-cache';

/** Which ideas are listed beside another. */
export type IdeaShelf = 'related' | 'trending';

/** Ideas of one page beside another idea. */
const BESIDE = 5;

/** One idea by slug; shown at once from a list that has it, then brought up to date. */
export function ideaQuery(client: QueryClient, slug: string) {
  return {
    ...queryFor(readIdea, { params: { id: slug } }),
    placeholderData: () => findIdea(client, slug),
  };
}

export const ideasBesideQuery = (ideaId: string, filter: IdeaShelf) =>
  pagesFor(listRelatedIdeas, { query: { referenceId: ideaId, filter, limit: BESIDE } });

export const userIdeasQuery = (userId: string) => pagesFor(listIdeasByUser, { query: { userId } });

/** Slug of some other idea, drawn by chance; undefined where there is none. */
export async function drawIdea(ideaId: string): Promise<string | undefined> {
  const query = { referenceId: ideaId, filter: 'random', limit: 1 } as const;
  const { data } = await api.call(listRelatedIdeas, { query });
  return data[0]?.slug;
}
