import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pagesKeyOf } from '@upround/shared/query';
import { listComments } from '@upround/social/contract';

/** Whether the comments on a record came or failed: what is below them then moves no more. */
export function useAreCommentsThere(referenceId: string): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () =>
      cache
        .findAll({ queryKey: [...pagesKeyOf(listComments), { query: { referenceId } }] })
        .some(({ state }) => state.status !== 'pending'),
  );
}
