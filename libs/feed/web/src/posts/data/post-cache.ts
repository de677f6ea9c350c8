import type { QueryClient } from '@tanstack/react-query';
import {
  listPodPosts,
  listPodPostsByUser,
  listPostsByUser,
  listQuizPolls,
  readFeed,
  readPost,
  type FeedItem,
} from '@upround/feed/contract';
import { addFirst, changeItem, findItem, keyOf } from '@upround/shared/query';
import { homeSource } from './feed-source';
import { podSource, userSource } from './pod-and-user-sources';

const lists = [readFeed, listPodPosts, listPostsByUser, listPodPostsByUser, listQuizPolls] as const;

/** Changes every cached copy of a post, or removes it if the change returns undefined. */
export function changePost(
  client: QueryClient,
  id: string,
  change: (item: FeedItem) => FeedItem | undefined,
): void {
  changeItem<FeedItem>(client, lists, ({ data }) => data.id === id, change);
  for (const [key, item] of client.getQueriesData<FeedItem>({ queryKey: keyOf(readPost) })) {
    if (item?.data.id !== id) continue;
    const changed = change(item);
    if (changed === undefined) client.removeQueries({ queryKey: key, exact: true });
    else client.setQueryData(key, changed);
  }
}

/** A post that some list has, so that its page can be shown before the API answers. */
export const findPost = (client: QueryClient, slug: string): FeedItem | undefined =>
  findItem<FeedItem>(client, lists, ({ data }) => data.slug === slug);

/** Puts a post just written on top of the cached lists that it belongs to; refetches nothing. */
export function addPost(client: QueryClient, item: FeedItem): void {
  const { author, reference } = item.data;
  const places =
    reference.type === 'POD'
      ? [
          podSource(reference.id, 'latest'),
          podSource(reference.id, 'trending'),
          userSource(author.id, 'pods'),
        ]
      : [userSource(author.id, 'posts')];
  const sources = [
    homeSource('latest'),
    homeSource('trending'),
    homeSource('following'),
    ...places,
  ];
  for (const { query } of sources) {
    void addFirst(client, query.queryKey, item, ({ data }) => data.id);
  }
}
