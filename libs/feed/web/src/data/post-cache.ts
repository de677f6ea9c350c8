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
import { keyOf, pagesKeyOf } from '@upround/shared/query';
import { homeSource, podSource, userSource, type FeedPages } from './feed-source';

const lists = [readFeed, listPodPosts, listPostsByUser, listPodPostsByUser, listQuizPolls] as const;

/** Every kept copy of a post changed, or taken out by undefined. */
export function changePost(
  client: QueryClient,
  id: string,
  change: (item: FeedItem) => FeedItem | undefined,
): void {
  for (const call of lists) {
    client.setQueriesData<FeedPages>({ queryKey: pagesKeyOf(call) }, (pages) => {
      const isInside = pages?.pages.some((page) => page?.data.some(({ data }) => data.id === id));
      if (pages === undefined || isInside !== true) return pages;
      return {
        ...pages,
        pages: pages.pages.map(
          (page) =>
            page && {
              ...page,
              data: page.data.flatMap((item) =>
                item.data.id === id ? (change(item) ?? []) : item,
              ),
            },
        ),
      };
    });
  }
  for (const [key, item] of client.getQueriesData<FeedItem>({ queryKey: keyOf(readPost) })) {
    if (item?.data.id !== id) continue;
    const changed = change(item);
    if (changed === undefined) client.removeQueries({ queryKey: key, exact: true });
    else client.setQueryData(key, changed);
  }
}

/** A post that some list has, so that its page can be shown before the API answers. */
export function findPost(client: QueryClient, slug: string): FeedItem | undefined {
  for (const call of lists) {
    const found = client
      .getQueriesData<FeedPages>({ queryKey: pagesKeyOf(call) })
      .flatMap(([, pages]) => pages?.pages ?? [])
      .flatMap((page) => page?.data ?? [])
      .find((item) => item.data.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Puts a post just written on top of the kept lists that it belongs into; reads nothing anew. */
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
    client.setQueryData<FeedPages>(query.queryKey, (pages) => {
      const first = pages?.pages[0];
      if (pages === undefined || !first) return pages;
      if (first.data.some(({ data }) => data.id === item.data.id)) return pages;
      return {
        ...pages,
        pages: [{ ...first, data: [item, ...first.data] }, ...pages.pages.slice(1)],
      };
    });
  }
}
