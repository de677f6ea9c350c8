import { memo, useDeferredValue } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { PostRow } from './post-row';
import { RowSkeleton } from './row-skeleton';

interface DeferredRowProps {
  item: FeedItem;
  /** The row is in view, or the list is opening. */
  atOnce: boolean;
  index: number;
  total: number;
  hidesPod: boolean;
  /** Below the top of the list, in px. */
  top: number;
  /** Measured or estimated height, in px. */
  height: number;
  measure: (row: HTMLDivElement | null) => void;
}

/**
 * One row at its position. A row that comes near while scrolling is rendered between two frames, with its area reserved
 * until then, so that the list follows the finger on slow processors, too; a visible row is rendered at once.
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
