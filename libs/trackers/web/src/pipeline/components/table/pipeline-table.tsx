import type { RefObject } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { classes, useIsPhone, useIsWide, VirtualRows } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { sorted, type PipelineSort } from '../../model/pipeline-order';
import type { PipelineAddress } from '../../model/use-pipeline-address';
import type { PipelineActions } from '../use-pipeline-actions';
import { PipelineRow } from './pipeline-row';
import { SortHeading } from './sort-heading';
import { columnsOf, ROW } from './table-columns';

interface PipelineTableProps {
  items: readonly PipelineItem[];
  address: PipelineAddress;
  actions: PipelineActions;
  /** What scrolls around the table. */
  scroller: RefObject<HTMLElement | null>;
  isBusy: boolean;
}

/** Funders under each other, sorted by the heading of a column; in fewer columns where there is less room. */
export function PipelineTable({ items, address, actions, scroller, isBusy }: PipelineTableProps) {
  const t = usePipelineText();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const { order, put, hrefWith } = address;
  const columns = columnsOf(
    isPhone ? 'phone' : !isWide ? 'medium' : address.item === null ? 'full' : 'beside',
  );
  const rows = sorted(items, order);
  const sort = (by: PipelineSort) =>
    put({
      sort: by === 'stage' ? undefined : by,
      order: by === order.by && !order.isDown ? 'desc' : undefined,
    });
  return (
    <>
      <div
        role="table"
        aria-label={t('table.label')}
        aria-busy={isBusy}
        aria-rowcount={rows.length + 1}
        className="relative"
      >
        <div role="rowgroup" className={isPhone ? 'sr-only' : 'sticky top-0 z-10'}>
          <div
            role="row"
            aria-rowindex={1}
            className={classes(
              'h-10 items-center border-b bg-surface px-4 medium:px-6',
              columns.row,
            )}
          >
            {columns.shown.map((column) => (
              <SortHeading
                key={column}
                column={column}
                order={order}
                isQuiet={isPhone}
                onSort={() => sort(column)}
              />
            ))}
          </div>
        </div>
        <div role="rowgroup">
          <VirtualRows rows={rows} scroller={scroller} estimate={ROW}>
            {(item, index) => (
              <PipelineRow
                key={item.id}
                item={item}
                place={index + 2}
                href={hrefWith({ item: item.id })}
                isOpen={item.id === address.item}
                columns={columns}
                actions={actions}
              />
            )}
          </VirtualRows>
        </div>
      </div>
    </>
  );
}
