import { memo, useDeferredValue } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { PostRow } from './post-row';
import { RowSkeleton } from './row-skeleton';

interface DeferredRowProps {
  item: FeedItem;
  /** It is in sight, or the list is opening. */
  atOnce: boolean;
  index: number;
  total: number;
  hidesPod: boolean;
  /** Below the top of the list, in px. */
  top: number;
  /** What is known or guessed of its height, in px. */
  height: number;
  measure: (row: HTMLDivElement | null) => void;
}

/**
 * One row in its place. A row that scrolling brings near is drawn between two frames and holds its room until then, so
 * that the list follows the finger also where the processor is slow; one that is in sight stands at once.
 */
export const DeferredRow = memo(function DeferredRow(props: DeferredRowProps) {
  const { item, index, total, hidesPod } = props;
  const isDrawn = useDeferredValue(true, props.atOnce) || props.atOnce;
  return (
    <div
      // Another element, so that it is measured before it is painted.
      key={isDrawn ? 'post' : 'room'}
      ref={props.measure}
      data-index={index}
      className="absolute inset-x-0 top-0"
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {isDrawn ? (
        <PostRow item={item} position={index + 1} total={total} hidesPod={hidesPod} />
      ) : (
        <RowSkeleton height={props.height} />
      )}
    </div>
  );
});
