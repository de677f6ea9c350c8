import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemsOf } from '@upround/shared/query';
import { listQuery } from '../data/tracker-queries';
import { useFit } from '../data/use-fit';
import { useIsFitMissing } from './use-is-fit-missing';
import { usePinnedRecord } from './use-pinned-record';
import type { List } from './use-list';

/**
 * Reads a list, and whether its rows can be rendered: `FitPrompt`, which may come above them, needs the fit settings,
 * and a pinned record must have been read.
 *
 * @param isShown false while a record replaces the list; then no pages are read
 */
export function useListRecords(list: List, isShown: boolean) {
  const isFitMissing = useIsFitMissing(list);
  const isFitKnown = !useFit().isFirstTry;
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...listQuery({ ...list, type: list.place.type }),
    enabled: isShown && !isFitMissing && (list.sort !== 'fit' || isFitKnown),
    // Going back shows the cached list; opening the list again reads it again.
    refetchOnMount: isReturn ? true : 'always',
  });
  const loaded = useMemo(() => itemsOf(query.data).items, [query.data]);
  const pinned = usePinnedRecord(list, {
    records: query.data === undefined ? undefined : loaded,
    hasMore: query.hasNextPage,
  });
  const records = useMemo(
    () => (pinned ? [pinned, ...loaded.filter(({ id }) => id !== pinned.id)] : loaded),
    [pinned, loaded],
  );
  const isReady = isFitKnown && (query.data === undefined || pinned !== undefined);
  return { query, records, pinnedId: pinned?.id, isFitMissing, isFitKnown, isReady };
}

export type ListRecords = ReturnType<typeof useListRecords>;
