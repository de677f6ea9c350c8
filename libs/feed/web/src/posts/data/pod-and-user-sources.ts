import { listPodPosts, listPodPostsByUser, listPostsByUser } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import { pagesFor } from '@upround/shared/query';
import type { FeedSource, SourceQuery } from './feed-source';

/** The posts of a pod. */
export function podSource(podId: string, filter: 'trending' | 'latest'): FeedSource {
  const input = { query: { filter, type: 'POD' as const, id: podId } };
  const readFirst = (signal?: AbortSignal) => api.call(listPodPosts, input, { signal });
  return {
    id: `pod:${podId}:${filter}`,
    query: pagesFor(listPodPosts, input) as unknown as SourceQuery,
    readFirst,
    readNewest: filter === 'latest' ? readFirst : undefined,
  };
}

/** The posts of a person, on their own page or in pods. */
export function userSource(userId: string, part: 'posts' | 'pods'): FeedSource {
  if (part === 'posts') {
    const input = { query: { type: 'POST' as const, userId } };
    return {
      id: `user:${userId}:posts`,
      query: pagesFor(listPostsByUser, input) as unknown as SourceQuery,
      readFirst: (signal) => api.call(listPostsByUser, input, { signal }),
      readNewest: undefined,
    };
  }
  const input = { query: { type: 'POD' as const, userId } };
  return {
    id: `user:${userId}:pods`,
    query: pagesFor(listPodPostsByUser, input) as unknown as SourceQuery,
    readFirst: (signal) => api.call(listPodPostsByUser, input, { signal }),
    readNewest: undefined,
  };
}
