import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Virtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useFailureToast } from '@upround/shared/toasts';
import { jumpTo } from '../../../data/history-cache';
import { useMessagingText } from '../../../messages/catalogue';
import type { History } from '../../../model/history';
import type { ThreadRow } from '../../../model/thread-rows';
import type { Target } from './use-target';

/** How long a message that was jumped to is highlighted. */
const SHOWN_MS = 3_000;

interface JumpInput {
  conversationId: string;
  history: History;
  rows: readonly ThreadRow[];
  target: Target | null;
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>;
}

/** Scrolls to a message or to the end, and first loads its page if it's missing. */
export function useJump({
  conversationId,
  history,
  rows,
  target,
  scroller,
  virtualizer,
}: JumpInput) {
  const t = useMessagingText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const goal = useRef<Target | 'end' | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const read = useMutation({
    mutationFn: (around: number | undefined) => jumpTo(client, conversationId, around),
    onError: (error) => {
      goal.current = null;
      fail(error, t('search.jumpFailed'));
    },
  });

  const reach = useEffectEvent(() => {
    const { current } = goal;
    if (current === null) return;
    if (current === 'end') {
      if (history.newer !== null) return;
      virtualizer.scrollToEnd();
    } else {
      const at = rows.findIndex(
        (row) => row.kind === 'message' && row.message.sequence === current.sequence,
      );
      if (at === -1) return;
      virtualizer.scrollToIndex(at, { align: 'center' });
    }
    goal.current = null;
  });
  useLayoutEffect(() => reach(), [rows]);

  const begin = useEffectEvent((next: Target) => {
    goal.current = next;
    reach();
    if (goal.current !== null) read.mutate(next.sequence);
  });
  useEffect(() => {
    if (target === null) return undefined;
    // The place where it was chosen is gone.
    scroller.current?.focus({ preventScroll: true });
    begin(target);
    const timer = setTimeout(() => setOver(target), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [target, scroller]);

  return {
    shown: target === null || target === over ? null : target.sequence,
    isBusy: read.isPending,
    toLatest() {
      if (history.newer === null) {
        virtualizer.scrollToEnd();
        return;
      }
      goal.current = 'end';
      read.mutate(undefined);
    },
  };
}
