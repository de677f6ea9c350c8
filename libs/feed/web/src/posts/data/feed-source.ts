import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import { readFeed, type FeedItem } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import type { Segment } from '@upround/shared/contract-core';
import type { FeedTab } from '@upround/shared/links';
import { pagesFor } from '@upround/shared/query';

export type FeedPage = Segment<FeedItem> | null;
export type FeedPages = InfiniteData<FeedPage, string>;

/** A list of posts: how it is read, and what belongs into it. */
export interface FeedSource {
  /** Names the list among all lists, for its place and its unsent posts. */
  id: string;
  query: UseInfiniteQueryOptions<FeedPage, Error, FeedPages, QueryKey, string>;
  /** Reads the newest first page apart from the list; only for lists in the order of time. */
  readNewest: ((signal?: AbortSignal) => Promise<FeedPage>) | undefined;
  /** Reads the first page again. */
  readFirst: (signal?: AbortSignal) => Promise<FeedPage>;
}

export type SourceQuery = FeedSource['query'];

export function homeSource(tab: FeedTab): FeedSource {
  const input = { query: { filter: tab } };
  const readFirst = (signal?: AbortSignal) => api.call(readFeed, input, { signal });
  return {
    id: `home:${tab}`,
    query: pagesFor(readFeed, input) as SourceQuery,
    readFirst,
    readNewest: tab === 'trending' ? undefined : readFirst,
  };
}
