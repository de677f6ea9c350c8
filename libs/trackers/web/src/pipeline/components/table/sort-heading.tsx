import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import type { PipelineOrder, PipelineSort } from '../../model/pipeline-order';

interface SortHeadingProps {
  column: PipelineSort;
  order: PipelineOrder;
  /** For screen readers only; phones have a choice above the table. */
  isQuiet: boolean;
  onSort: () => void;
}

/** The heading of a column, which sorts by it; pressed again, the other way round. */
export function SortHeading({ column, order, isQuiet, onSort }: SortHeadingProps) {
  const t = usePipelineText();
  const isSorted = order.by === column;
  const Arrow = !isSorted ? ChevronsUpDown : order.isDown ? ArrowDown : ArrowUp;
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : undefined}
      className="min-w-0"
    >
      {isQuiet ? (
        t(`table.${column}`)
      ) : (
        <button
          type="button"
          onClick={onSort}
          className={classes(
            '-ml-2 flex h-8 max-w-full cursor-pointer items-center gap-1 rounded-control px-2 text-caption font-medium focus-ring hover:bg-surface-hover hover:text-text',
            isSorted ? 'text-text' : 'text-muted',
          )}
        >
          <span className="truncate">{t(`table.${column}`)}</span>
          <Arrow aria-hidden size={14} strokeWidth={ICON_STROKE} className="shrink-0" />
        </button>
      )}
    </span>
  );
}
