import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type ReactNode, type RefObject } from 'react';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  /** What scrolls around them. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in px, until it is measured. */
  estimate: number;
  children: (row: Row, index: number) => ReactNode;
}

/** So many are drawn without more ado. */
const FEW = 60;
const OVERSCAN = 12;

/** Rows of a list; of a long one only those in and near sight are in the page. */
export function VirtualRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  return props.rows.length <= FEW ? props.rows.map(props.children) : <ManyRows {...props} />;
}

function ManyRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  const { rows, scroller, estimate, children } = props;
  const [margin, setMargin] = useState(0);
  // A new function would make the virtualizer place all rows again with each scroll step.
  const keyAt = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  return (
    <div
      ref={(list) => setMargin(list?.offsetTop ?? 0)}
      role="presentation"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
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
