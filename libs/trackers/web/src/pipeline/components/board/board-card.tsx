import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { useCardLink } from '@upround/shared/routing';
import { classes, ICON_STROKE, Link, Name } from '@upround/shared/ui';
import { FunderMark } from '../../../components/funder-mark';
import { TimeLeft } from '../../../components/deadline-text';
import { useTrackersText } from '../../../messages/catalogue';
import { usePipelineText } from '../../messages/catalogue';
import { NextStep } from '../next-step';
import { RatingStars } from '../rating-stars';
import type { PipelineActions } from '../use-pipeline-actions';
import { CardMenu } from './card-menu';
import { useCardDrag, type BoardDrag } from './use-board-drag';

export interface BoardCardProps {
  item: PipelineItem;
  href: string;
  isOpen: boolean;
  /** All funders are of one round, which then says nothing. */
  isOneRound: boolean;
  actions: PipelineActions;
  drag: BoardDrag;
}

/** A funder on the board: dragged to a stage by the card itself, by its handle, which shows on hover and focus, or moved by its menu. */
export function BoardCard(props: BoardCardProps) {
  const { item, href, isOpen, actions, drag } = props;
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
        'group/card @container relative mb-2 flex cursor-grab flex-col gap-2 rounded-surface border p-3 transition-opacity active:cursor-grabbing',
        isOpen ? 'border-accent bg-accent-subtle' : 'bg-surface-raised hover:border-strong',
        isDragging && 'opacity-50',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
        <FunderMark name={name} size={32} />
        <CardName {...props} />
        <div className="-mt-1 -mr-2 ml-auto">
          <CardMenu item={item} actions={actions} />
        </div>
      </div>
      {(rating !== null || record?.deadline) && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption font-medium figures">
          {record?.deadline && <TimeLeft deadline={record.deadline} />}
          <RatingStars rating={rating} />
        </div>
      )}
      <NextStep item={item} />
      {passReason !== null && (
        <p dir="auto" className="line-clamp-3 text-caption text-muted wrap-anywhere">
          {passReason}
        </p>
      )}
      <button
        {...handleProps}
        ref={handle}
        aria-label={t('move.drag', { name })}
        className="absolute right-1 bottom-1 flex size-8 cursor-grab items-center justify-center rounded-control bg-surface-raised text-muted opacity-0 focus-ring group-hover/card:opacity-100 hover:text-text focus-visible:opacity-100 max-medium:hidden"
      >
        <GripVertical aria-hidden size={16} strokeWidth={ICON_STROKE} />
      </button>
    </li>
  );
}

type CardNameProps = Pick<BoardCardProps, 'item' | 'href' | 'isOpen' | 'isOneRound'>;

/** Beside the mark where the card is wide, otherwise below it. */
function CardName({ item, href, isOpen, isOneRound }: CardNameProps) {
  const t = usePipelineText();
  const tTrackers = useTrackersText();
  const { name, record, round } = item;
  const facts = [
    record === null ? t('filters.own') : tTrackers(`type.${record.type}`),
    isOneRound ? null : round,
  ];
  return (
    <div className="order-last min-w-0 basis-full max-medium:order-none @list:order-none max-medium:grow @list:grow max-medium:basis-0 @list:basis-0">
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
  );
}
