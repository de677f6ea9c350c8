import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import type { Tracker, TrackerColumn } from '@upround/trackers/contract';
import { classes, VisuallyHidden } from '@upround/shared/ui';
import { HEAD_HEIGHT, ROW_HEIGHT, rowColumns, tableStyle } from '../columns/table-layout';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';
import { RecordRow } from './record-row';
import type { Selection } from './selection';
import type { List } from './use-list';
import { useRowInSight } from './use-row-in-sight';

interface RecordTableProps {
  list: List;
  records: readonly Tracker[];
  /** The record that's pinned to the top. */
  pinnedId: string | undefined;
  columns: readonly TrackerColumn[];
  /** How many there are, or -1 while there may be more. */
  total: number;
  isBusy: boolean;
  selection: Selection;
  scroller: RefObject<HTMLElement | null>;
}

/** So many are drawn without more ado. */
const FEW = 40;
const OVERSCAN = 10;

/** Records under each other with their facts in columns, wider than its place where it must be. */
export function RecordTable(props: RecordTableProps) {
  const { list, records, columns, total } = props;
  const t = useTrackersText();
  const texts = useTrackerTexts();
  useRowInSight(list.record, props.scroller, () => {
    const at = records.findIndex(({ slug }) => slug === list.record);
    return at < 0 ? undefined : { top: at * ROW_HEIGHT, height: ROW_HEIGHT, head: HEAD_HEIGHT };
  });
  const row = (record: Tracker, index: number) => (
    <RecordRow
      key={record.id}
      record={record}
      href={list.hrefOf(record.slug)}
      columns={columns}
      place={index + 2}
      isOpen={record.slug === list.record}
      isPinned={record.id === props.pinnedId}
      selection={props.selection}
    />
  );
  return (
    <div
      role="table"
      aria-label={texts.types(list.place.type)}
      aria-busy={props.isBusy}
      aria-rowcount={total === -1 ? -1 : total + 1}
      className="w-full"
      style={tableStyle(columns)}
    >
      <div role="rowgroup" className="sticky top-0 z-20">
        <div
          role="row"
          aria-rowindex={1}
          className={classes(
            rowColumns,
            'h-9 items-center border-b bg-surface text-caption font-medium text-muted',
          )}
        >
          <span
            role="columnheader"
            className="sticky left-0 z-10 flex h-full items-center bg-surface pl-4 medium:pl-6"
          >
            {t('column.name')}
          </span>
          {columns.map((column) => (
            <span key={column} role="columnheader" className="truncate px-3">
              {t(`column.${column}`)}
            </span>
          ))}
          <span
            role="columnheader"
            className="sticky right-0 h-full bg-surface @max-dialog-wide:border-l"
          >
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {records.length <= FEW ? records.map(row) : <ManyRows {...props} row={row} />}
      </div>
    </div>
  );
}

interface ManyRowsProps extends RecordTableProps {
  row: (record: Tracker, index: number) => ReactNode;
}

/** Of a long table only the rows in and near sight are in the page, and the one with focus. */
function ManyRows({ records, scroller, row }: ManyRowsProps) {
  const focused = useRef(-1);
  // A new function would make the virtualizer place all rows again with each scroll step.
  const keyAt = useCallback((index: number) => records[index]?.id ?? index, [records]);
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const extra = focused.current;
      if (extra < 0 || extra >= range.count || indexes.includes(extra)) return indexes;
      return [...indexes, extra].sort((a, b) => a - b);
    },
  });
  return (
    <div
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
        const record = records[index];
        return (
          record !== undefined && (
            <div
              key={key}
              data-index={index}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row(record, index)}
            </div>
          )
        );
      })}
    </div>
  );
}
