import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { readOn } from '../../../data/history-cache';
import type { History } from '../../../model/history';

/** How near an end, in px, more is read. */
const NEAR = 800;

export interface Edge {
  isBusy: boolean;
  /** Why the last attempt failed; null if it didn't. */
  error: Error | null;
  again: () => void;
}

/** Loads more in both directions as the viewer scrolls near the ends. */
export function useReadOn(
  conversationId: string,
  { older, newer }: History,
  scroller: RefObject<HTMLDivElement | null>,
  items: readonly VirtualItem[],
): { older: Edge; newer: Edge } {
  const client = useQueryClient();
  const before = useMutation({ mutationFn: () => readOn(client, conversationId, 'older') });
  const after = useMutation({ mutationFn: () => readOn(client, conversationId, 'newer') });
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  const { mutate: readOlder } = before;
  const { mutate: readNewer } = after;
  const mayBefore = older !== null && before.status !== 'pending' && before.status !== 'error';
  const mayAfter = newer !== null && after.status !== 'pending' && after.status !== 'error';
  useEffect(() => {
    const { current } = scroller;
    if (current === null || first === undefined) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    if (mayBefore && scrollTop < NEAR) readOlder();
    if (mayAfter && scrollHeight - scrollTop - clientHeight < NEAR) readNewer();
  }, [scroller, first, last, mayBefore, mayAfter, readOlder, readNewer]);
  return {
    older: { isBusy: before.isPending, error: before.error, again: () => before.mutate() },
    newer: { isBusy: after.isPending, error: after.error, again: () => after.mutate() },
  };
}
