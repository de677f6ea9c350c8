import type { QueryClient } from '@tanstack/react-query';
import {
  listSources,
  listStories,
  muteSource,
  readSource,
  unmuteSource,
  type Source,
} from '@upround/news/contract';
import { api } from '@upround/shared/api-client';
import {
  changeItem,
  keyOf,
  pagesFor,
  pagesKeyOf,
  queryFor,
  renewedOnReturn,
} from '@upround/shared/query';
import { newsChoice } from '../model/news-choice';

export const sourcesQuery = () => pagesFor(listSources, { query: {} });

export const sourceQuery = (slug: string) => ({
  ...queryFor(readSource, { params: { id: slug } }),
  ...renewedOnReturn,
});

/** Changes a source wherever it was read. */
function changeSource(client: QueryClient, id: string, change: (source: Source) => Source): void {
  client.setQueriesData<Source>(
    { queryKey: keyOf(readSource) },
    (one) => one && (one.id === id ? change(one) : one),
  );
  changeItem<Source>(client, [listSources], (one) => one.id === id, change);
}

const showMuted = (client: QueryClient, id: string, muted: boolean) =>
  changeSource(client, id, (one) => ({ ...one, viewer: { ...one.viewer, muted } }));

/**
 * Takes over that a source is followed or no longer, as the API holds it. The news of followed sources are read again
 * when they are opened next.
 */
export function showFollowed(
  client: QueryClient,
  id: string,
  { active, count }: { active: boolean; count: number },
): void {
  changeSource(client, id, (one) => ({
    ...one,
    followerCount: count,
    viewer: { ...one.viewer, followed: active },
  }));
  const ofFollowed = pagesKeyOf(listStories, { query: newsChoice('following', '') });
  void client.invalidateQueries({ queryKey: ofFollowed, refetchType: 'none' });
}

/**
 * Mutes or unmutes a source: optimistic, rolled back on failure.
 *
 * @throws what the API answers
 */
export async function saveMuted(client: QueryClient, id: string, muted: boolean): Promise<void> {
  showMuted(client, id, muted);
  try {
    await api.call(muted ? muteSource : unmuteSource, { params: { id } });
  } catch (error) {
    showMuted(client, id, !muted);
    throw error;
  }
  // The lists are read again when they are opened next; the one in sight does not move.
  await client.invalidateQueries({ queryKey: pagesKeyOf(listStories), refetchType: 'none' });
}
