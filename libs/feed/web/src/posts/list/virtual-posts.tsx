import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { useFeedText } from '../../messages/catalogue';
import { estimateHeight } from '../model/feed-item';
import { DeferredRow } from './deferred-row';
import { useFeedKeys } from './use-feed-keys';
import { useScrollRestoration, useScrollState } from './use-scroll-restoration';
import { useListMargin } from './use-list-margin';

interface VirtualPostsProps {
  sourceId: string;
  items: readonly FeedItem[];
  /** How many posts the list has, or -1 while there may be more. */
  total: number;
  isBusy: boolean;
  restores: boolean;
  hidesPod: boolean;
  onRefresh: () => void;
  /** Called when the end is almost in view. */
  onEndNear: () => void;
}

/** Posts rendered beyond the window, and how many before the end the next page is read. */
const OVERSCAN = 4;
const FIRST_OVERSCAN = 1;
const NEAR_END = 6;

/** The posts in and near the window, as an ARIA feed. Heights are measured and remembered. */
export function VirtualPosts(props: VirtualPostsProps) {
  const { sourceId, items, total, restores } = props;
  const t = useFeedText();
  const scrollState = useScrollState(sourceId);
  const { sizes } = scrollState;
  const { margin, ref, element } = useListMargin();
  // At first only the visible posts are rendered; the rest follows when the browser is idle.
  const overscan = useDeferredValue(OVERSCAN, FIRST_OVERSCAN);
  const keys = useMemo(() => items.map(({ data }) => data.id), [items]);
  // A new function would make the virtualizer place all posts again with each scroll step.
  const keyAt = useCallback((index: number) => keys[index] ?? index, [keys]);

  const estimate = (index: number) => {
    const item = items[index];
    return item === undefined ? 0 : (sizes.get(item.data.id) ?? estimateHeight(item));
  };
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: estimate,
    getItemKey: keyAt,
    overscan,
    scrollMargin: margin,
    // The overscan leaves time to render the next rows after this scroll step, in one batch.
    useFlushSync: false,
    // The first render already knows the window's size, so the rows need no second one.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The row with focus stays in the page while it is scrolled out of sight.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const extra = keys.indexOf(scrollState.focused ?? '');
      if (extra < 0 || indexes.includes(extra)) return indexes;
      return [...indexes, extra].sort((a, b) => a - b);
    },
    initialOffset: () => {
      const anchor = scrollState.anchor();
      const index = anchor === undefined || !restores ? -1 : keys.indexOf(anchor.key);
      // A list that was never shown begins at its top.
      if (anchor === undefined || index === -1) return restores ? 0 : window.scrollY;
      let start = 0;
      for (let before = 0; before < index; before += 1) start += estimate(before);
      return Math.max(0, start - anchor.offset);
    },
    onChange(instance) {
      for (const { key, size } of instance.getVirtualItems()) sizes.set(String(key), size);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const isOpening = useDeferredValue(false, true);
  const top = virtualizer.scrollOffset ?? 0;
  const { height } = virtualizer.scrollRect ?? { height: 0 };
  useScrollRestoration({ sourceId, keys, virtualizer, list: element, margin, restores });
  useFeedKeys({ virtualizer, list: element, count: items.length, onRefresh: props.onRefresh });

  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - NEAR_END;
  const onEndNear = useEffectEvent(props.onEndNear);
  useEffect(() => {
    if (isNearEnd) onEndNear();
  }, [isNearEnd, items.length]);

  return (
    <div
      ref={ref}
      role="feed"
      aria-label={t('list.label')}
      aria-busy={props.isBusy}
      className="relative [overflow-anchor:none]"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>('[data-index]');
        scrollState.focused = keys[Number(row?.dataset['index'])];
      }}
      onBlur={() => {
        scrollState.focused = undefined;
      }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        return (
          item !== undefined && (
            <DeferredRow
              key={row.key}
              atOnce={isOpening || (row.end > top && row.start < top + height)}
              index={row.index}
              top={row.start - virtualizer.options.scrollMargin}
              height={row.size}
              measure={virtualizer.measureElement}
              item={item}
              total={total}
              hidesPod={props.hidesPod}
            />
          )
        );
      })}
    </div>
  );
}
