import type { Virtualizer } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useEntryMemory } from '@upround/shared/routing';
import {
  anchorAt,
  createFeedScrollState,
  type FeedAnchor,
  type FeedScrollState,
} from '../model/feed-scroll-state';
import { scrollStatesAtom } from './scroll-atoms';

/** The list's scroll state, created on the first visit. */
export function useScrollState(sourceId: string): FeedScrollState {
  const states = useAtomValue(scrollStatesAtom);
  const known = states.get(sourceId);
  if (known !== undefined) return known;
  const state = createFeedScrollState();
  states.set(sourceId, state);
  return state;
}

interface ScrollRestorationOptions {
  sourceId: string;
  keys: readonly string[];
  virtualizer: Virtualizer<Window, HTMLDivElement>;
  list: RefObject<HTMLDivElement | null>;
  margin: number;
  /** Restores the stored position; otherwise the page stays where it is. */
  restores: boolean;
}

/**
 * Stores the scroll position by post and offset while scrolling, restores it when the list is shown again, and keeps it
 * when posts are inserted above.
 */
export function useScrollRestoration(options: ScrollRestorationOptions): void {
  const { sourceId, keys, virtualizer, list, margin, restores } = options;
  const state = useScrollState(sourceId);
  const entry = useEntryMemory<FeedAnchor | null>(`feed:${sourceId}`);
  const isRestored = useRef(false);
  const firstKey = keys[0];

  const moveTo = (anchor: FeedAnchor) => {
    const index = keys.indexOf(anchor.key);
    const item = virtualizer.measurementsCache[index];
    if (item === undefined || list.current === null) return;
    const top = list.current.getBoundingClientRect().top + window.scrollY;
    const goal = top + item.start - virtualizer.options.scrollMargin - anchor.offset;
    if (Math.abs(goal - window.scrollY) >= 1) window.scrollTo(0, goal);
  };

  const restore = useEffectEvent(() => {
    if (isRestored.current || keys.length === 0) return;
    isRestored.current = true;
    // A new visit begins at the top; the old position is deleted.
    if (!restores) state.setAnchor(undefined);
    const anchor = restores ? (entry.recall() ?? state.anchor()) : undefined;
    if (anchor) moveTo(anchor);
    else if (restores && state.anchor() === undefined && window.scrollY > margin) {
      // A list that was never shown begins at its top, wherever the last page was scrolled.
      window.scrollTo(0, 0);
    }
  });
  useLayoutEffect(() => restore(), [firstKey]);

  // After Back the opened post has the focus again, unless the reader moved it elsewhere: `j` goes on from there.
  const returnFocus = useEffectEvent(() => {
    if (!restores || !document.activeElement?.matches('h1, body')) return;
    const post = list.current?.querySelector<HTMLElement>(`[data-post="${state.focused}"]`);
    post?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // After the page gave the focus to its heading.
    const frame = requestAnimationFrame(() => returnFocus());
    return () => cancelAnimationFrame(frame);
  }, []);

  // Rows inserted above, and content that grows above the list, must not move what is being read.
  const restoreAnchor = useEffectEvent(() => {
    const anchor = state.anchor();
    if (isRestored.current && anchor !== undefined) moveTo(anchor);
  });
  useLayoutEffect(() => restoreAnchor(), [firstKey, margin]);

  const storeAnchor = useEffectEvent(() => {
    if (!isRestored.current) return;
    const isAbove = list.current !== null && list.current.getBoundingClientRect().top > 0;
    const anchor = isAbove ? undefined : anchorAt(virtualizer.getVirtualItems(), window.scrollY);
    state.setAnchor(anchor);
    entry.keep(anchor ?? null);
  });
  useLayoutEffect(() => {
    const listen = () => storeAnchor();
    // Runs before the list changes for this scroll step, so that reading the position forces no layout.
    window.addEventListener('scroll', listen, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', listen, { capture: true });
  }, []);
}
