import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { useCardLink } from '@upround/shared/routing';
import { classes, CompanyMark, ICON_STROKE, Link, Name } from '@upround/shared/ui';
import { TimeLeft } from '../../../components/deadline-text';
import { useTrackersText } from '../../../messages/catalogue';
import { usePipelineText } from '../../messages/catalogue';
import { NextStep } from '../next-step';
import { StageMenu } from '../stage-menu';
import { StarLine } from '../star-line';
import type { PipelineActions } from '../use-pipeline-actions';
import { useCardDrag, type BoardDrag } from './use-board-drag';

export interface BoardCardProps {
  item: PipelineItem;
  href: string;
  isOpen: boolean;
  actions: PipelineActions;
  drag: BoardDrag;
}

/** A funder on the board: dragged to a stage by the card itself, by its handle, or moved by its menu. */
export function BoardCard({ item, href, isOpen, actions, drag }: BoardCardProps) {
  const t = usePipelineText();
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, handleProps, isDragging } = useCardDrag(item, drag, handle);
  const { name, record, rating, passReason } = item;
  return (
    <li
      {...dragProps}
      {...useCardLink(href)}
      data-item={item.id}
      className={classes(
        'mb-2 flex cursor-grab flex-col gap-2 rounded-surface border p-3 transition-opacity active:cursor-grabbing',
        isOpen ? 'border-accent bg-accent-subtle' : 'bg-surface-raised hover:border-strong',
        isDragging && 'opacity-50',
      )}
    >
      <CardName item={item} href={href} isOpen={isOpen} />
      {(rating !== null || record?.deadline) && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption font-medium figures">
          {record?.deadline && <TimeLeft deadline={record.deadline} />}
          <StarLine rating={rating} />
        </div>
      )}
      <NextStep item={item} />
      {passReason !== null && (
        <p dir="auto" className="line-clamp-3 text-caption text-muted wrap-anywhere">
          {passReason}
        </p>
      )}
      <div className="flex min-h-8 items-center justify-between gap-2">
        <StageMenu isInStage item={item} actions={actions} />
        <button
          {...handleProps}
          ref={handle}
          aria-label={t('move.drag', { name })}
          className="-mr-2 flex size-8 shrink-0 cursor-grab items-center justify-center rounded-control text-muted focus-ring hover:bg-surface-hover hover:text-text"
        >
          <GripVertical aria-hidden size={16} strokeWidth={ICON_STROKE} />
        </button>
      </div>
    </li>
  );
}

function CardName({ item, href, isOpen }: Pick<BoardCardProps, 'item' | 'href' | 'isOpen'>) {
  const t = usePipelineText();
  const tTrackers = useTrackersText();
  const { name, record, round } = item;
  const facts = [record === null ? t('filters.own') : tTrackers(`type.${record.type}`), round];
  return (
    <div className="flex items-start gap-2">
      <CompanyMark name={name} logoUrl={null} size={24} />
      <div className="min-w-0 grow">
        <h3 className="line-clamp-3 text-small font-semibold wrap-anywhere">
          <Link
            href={href}
            tone="text"
            draggable={false}
            aria-current={isOpen ? 'true' : undefined}
            data-opens
          >
            <Name>{name}</Name>
          </Link>
        </h3>
        <p className="text-caption text-muted wrap-anywhere">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </p>
      </div>
    </div>
  );
}
