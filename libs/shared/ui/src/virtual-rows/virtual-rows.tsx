import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';

export interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  /** What scrolls around them. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in px, until it's measured. */
  estimate: number;
  children: (row: Row, index: number) => ReactNode;
}

/** A list of at most this many rows is rendered whole. */
const FEW = 60;
const OVERSCAN = 12;

/** Rows of a list; of a long one only those in and near sight are in the page, and the one with focus. */
export function VirtualRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  return props.rows.length <= FEW ? props.rows.map(props.children) : <ManyRows {...props} />;
}

function ManyRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  const { rows, scroller, estimate, children } = props;
  // Undefined at first: setting it renders again after the mount, when the ref of the scroller is set.
  const [offset, setOffset] = useState<number>();
  const margin = offset ?? 0;
  const focused = useRef<string>(undefined);
  // A new function would make the virtualizer place all rows again with each scroll step.
  const keyAt = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: margin,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const id = focused.current;
      const extra = id === undefined ? -1 : rows.findIndex((row) => row.id === id);
      if (extra === -1 || indexes.includes(extra)) return indexes;
      return [...indexes, extra].sort((one, other) => one - other);
    },
  });
  return (
    <div
      ref={(list) => setOffset(list?.offsetTop ?? 0)}
      role="presentation"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
        focused.current = at === undefined ? undefined : rows[Number(at)]?.id;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              {children(row, index)}
            </div>
          )
        );
      })}
    </div>
  );
}
