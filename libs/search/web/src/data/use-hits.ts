import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemsOf } from '@upround/shared/query';
import type { TabKind } from '../model/kinds';
import { hitsQuery } from './search-queries';

const MINUTE = 60_000;

/**
 * What is found for a query. Until its answer is there the one before stays, marked as old; an answer to an earlier
 * query never takes the place of a later one. After Back it is what was shown then, otherwise not older than a minute.
 */
export function useHits(query: string, kind: TabKind) {
  const isBack = useNavigationType() === 'POP';
  const found = useInfiniteQuery({
    ...hitsQuery(query, kind === 'ALL' ? undefined : kind),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: isBack ? Number.POSITIVE_INFINITY : MINUTE,
  });
  const { data, isPlaceholderData: isOld } = found;
  const [answered, setAnswered] = useState('');
  if (data !== undefined && !isOld && answered !== query) setAnswered(query);
  const hits = useMemo(() => {
    const seen = new Set<string>();
    // A record that moved between two pages comes twice.
    return itemsOf(data).items.filter(({ type, id }) => {
      const key = `${type}:${id}`;
      return !seen.has(key) && Boolean(seen.add(key));
    });
  }, [data]);
  const first = data?.pages[0];
  return {
    found,
    hits,
    facets: first?.facets ?? undefined,
    correction: first?.correction ?? undefined,
    isOld,
    /** They are of other words, and not only of another kind. */
    isOfOtherWords: isOld && answered !== query,
  };
}

export type Hits = ReturnType<typeof useHits>;
