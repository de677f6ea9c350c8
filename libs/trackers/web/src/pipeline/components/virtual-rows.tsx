import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  /** What scrolls around them. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in px, until it's measured. */
  estimate: number;
  children: (row: Row, index: number) => ReactNode;
}

/** So many are drawn without more ado. */
const FEW = 60;
const OVERSCAN = 12;

/** Rows of a list; of a long one only those in and near sight are in the page, and the one with focus. */
export function VirtualRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  return props.rows.length <= FEW ? props.rows.map(props.children) : <ManyRows {...props} />;
}

function ManyRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  const { rows, scroller, estimate, children } = props;
  const [margin, setMargin] = useState(0);
  const focused = useRef(-1);
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
      const extra = focused.current;
      if (extra < 0 || extra >= range.count || indexes.includes(extra)) return indexes;
      return [...indexes, extra].sort((one, other) => one - other);
    },
  });
  return (
    <div
      ref={(list) => setMargin(list?.offsetTop ?? 0)}
      role="presentation"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
        focused.current = at === undefined ? -1 : Number(at);
      }}
      onBlur={() => {
        focused.current = -1;
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
