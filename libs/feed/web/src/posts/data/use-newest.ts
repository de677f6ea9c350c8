import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { countNew } from '../model/newest';
import type { FeedPage, FeedSource } from './feed-source';

/** How often a chronological list checks for newer posts while its tab is visible. */
const INTERVAL = 30_000;

/** Asks quietly whether posts were written since the list was read. */
export function useNewest(source: FeedSource, items: readonly FeedItem[], isOn: boolean) {
  const { readNewest } = source;
  const query = useQuery<FeedPage>({
    queryKey: ['feed.newest', source.id],
    queryFn: ({ signal }) => readNewest?.(signal) ?? null,
    enabled: isOn && readNewest !== undefined,
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
  });
  const page = query.data;
  const newest = useMemo(() => {
    const known = new Set(items.map(({ data }) => data.id));
    return countNew(page?.data ?? [], known);
  }, [items, page]);
  return { page, ...newest };
}
