import type { ReactNode } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Name, Time } from '@upround/shared/ui';
import { FunderMark } from '../../../components/funder-mark';
import { TimeLeft } from '../../../components/deadline-text';
import { useTrackersText } from '../../../messages/catalogue';
import { usePipelineText } from '../../messages/catalogue';
import type { PipelineSort } from '../../model/pipeline-order';
import { NextStep } from '../next-step';
import { StageMenu } from '../stage-menu';
import { RatingStars } from '../rating-stars';
import type { PipelineActions } from '../use-pipeline-actions';
import type { TableColumns } from './table-columns';

interface PipelineRowProps {
  item: PipelineItem;
  /** Among all rows, from 1. */
  place: number;
  href: string;
  isOpen: boolean;
  columns: TableColumns;
  actions: PipelineActions;
}

/** A funder in the table; the row opens it. */
export function PipelineRow({ item, place, href, isOpen, columns, actions }: PipelineRowProps) {
  return (
    <div
      {...useCardLink(href)}
      role="row"
      aria-rowindex={place}
      data-item={item.id}
      className={classes(
        'min-h-16 cursor-pointer items-start border-b px-4 py-3 text-small transition-colors medium:items-center medium:px-6 medium:py-2',
        columns.row,
        isOpen ? 'bg-accent-subtle' : 'hover:bg-surface-hover/40',
      )}
    >
      {columns.shown.map((column) => (
        <span key={column} role="cell" className="max-w-full min-w-0">
          {column === 'name' ? (
            <FunderName item={item} href={href} isOpen={isOpen} />
          ) : column === 'stage' ? (
            <StageMenu item={item} actions={actions} />
          ) : (
            <Cell column={column} item={item} />
          )}
        </span>
      ))}
    </div>
  );
}

function FunderName({ item, href, isOpen }: Pick<PipelineRowProps, 'item' | 'href' | 'isOpen'>) {
  const t = usePipelineText();
  const tTrackers = useTrackersText();
  const { name, record } = item;
  return (
    <span className="flex items-center gap-3">
      <FunderMark name={name} size={32} />
      <span className="min-w-0">
        <Link
          href={href}
          tone="text"
          data-opens
          aria-current={isOpen ? 'true' : undefined}
          className="line-clamp-2 font-semibold wrap-anywhere"
        >
          <Name>{name}</Name>
        </Link>
        <span className="block text-caption text-muted">
          {record === null ? t('filters.own') : tTrackers(`type.${record.type}`)}
        </span>
      </span>
    </span>
  );
}

function Cell({ column, item }: { column: PipelineSort; item: PipelineItem }): ReactNode {
  switch (column) {
    case 'rating':
      return <RatingStars rating={item.rating} />;
    case 'next':
      return <NextStep item={item} />;
    case 'deadline':
      return item.record?.deadline ? (
        <TimeLeft deadline={item.record.deadline} className="figures" />
      ) : null;
    case 'round':
      return item.round === null ? null : (
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {item.round}
        </span>
      );
    case 'since':
      return <Time value={item.stageSince} form="shortDate" className="text-muted" />;
    default:
      return null;
  }
}
