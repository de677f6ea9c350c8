import type { Virtualizer } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useEntryMemory } from '@upround/shared/routing';
import { anchorAt, createFeedPlace, type FeedAnchor, type FeedPlace } from '../model/feed-place';
import { feedPlacesAtom } from './place-atoms';

/** What the list remembers between visits. */
export function useStoredPlace(sourceId: string): FeedPlace {
  const places = useAtomValue(feedPlacesAtom);
  const known = places.get(sourceId);
  if (known !== undefined) return known;
  const place = createFeedPlace();
  places.set(sourceId, place);
  return place;
}

interface FeedPlaceOptions {
  sourceId: string;
  keys: readonly string[];
  virtualizer: Virtualizer<Window, HTMLDivElement>;
  list: RefObject<HTMLDivElement | null>;
  margin: number;
  /** Put the reader back where they were; otherwise the page stays where it is. */
  restores: boolean;
}

/**
 * Keeps the reader's place: it is written down by post and offset while scrolling, taken up again
 * when the list comes back, and held when posts are put in above it.
 */
export function useFeedPlace(options: FeedPlaceOptions): void {
  const { sourceId, keys, virtualizer, list, margin, restores } = options;
  const place = useStoredPlace(sourceId);
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
    // A new visit begins at the top, and the old place is no longer held.
    if (!restores) place.note(undefined);
    const anchor = restores ? (entry.recall() ?? place.anchor()) : undefined;
    if (anchor) moveTo(anchor);
    else if (restores && place.anchor() === undefined && window.scrollY > margin) {
      // A list that was never read begins at its top, whatever the last one was scrolled to.
      window.scrollTo(0, 0);
    }
  });
  useLayoutEffect(() => restore(), [firstKey]);

  // Rows put in above, and what grows above the list, must not move what is being read.
  const hold = useEffectEvent(() => {
    const anchor = place.anchor();
    if (isRestored.current && anchor !== undefined) moveTo(anchor);
  });
  useLayoutEffect(() => hold(), [firstKey, margin]);

  const note = useEffectEvent(() => {
    if (!isRestored.current) return;
    const isAbove = list.current !== null && list.current.getBoundingClientRect().top > 0;
    const anchor = isAbove ? undefined : anchorAt(virtualizer.getVirtualItems(), window.scrollY);
    place.note(anchor);
    entry.keep(anchor ?? null);
  });
  useLayoutEffect(() => {
    const listen = () => note();
    // Before the list changes for this step, so that reading the place lays nothing out.
    window.addEventListener('scroll', listen, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', listen, { capture: true });
  }, []);
}
