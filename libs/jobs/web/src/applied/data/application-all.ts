import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AppliedJob } from '@upround/jobs/contract';
import { itemsOf } from '@upround/shared/query';
import { appliedQuery } from './application-queries';

/**
 * The member’s applications, read page by page until there are enough.
 *
 * @param isEnough stops reading, given the items so far; by default all are read
 */
export function useAllApplied(isEnough: (items: readonly AppliedJob[]) => boolean = () => false) {
  const query = useInfiniteQuery(appliedQuery());
  const { hasNextPage, isFetching, isError } = query;
  const { items } = itemsOf(query.data);
  const wantsMore = hasNextPage && !isFetching && !isError && !isEnough(items);
  // Several parts of a page may read on at once: the page that one of them asked for serves all.
  const goOn = useEffectEvent(() => void query.fetchNextPage({ cancelRefetch: false }));
  useEffect(() => {
    if (wantsMore) goOn();
  }, [wantsMore]);
  return { query, items };
}
