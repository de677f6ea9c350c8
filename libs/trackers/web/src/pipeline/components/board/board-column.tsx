import { useRef } from 'react';
import type { PipelineItem, PipelineStage } from '@upround/trackers/contract';
import { classes, VirtualRows } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { StageDot } from '../stage-dot';
import { BoardCard, type BoardCardProps } from './board-card';
import { useStageDrop } from './use-board-drag';

const CARD = 116;

interface BoardColumnProps extends Pick<BoardCardProps, 'actions' | 'drag' | 'isOneRound'> {
  stage: PipelineStage;
  items: readonly PipelineItem[];
  openId: string | null;
  hrefOf: (item: PipelineItem) => string;
}

/** A stage with its funders, and where they are dropped. An empty stage is a strip as narrow as its name. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, items, openId, hrefOf, isOneRound, actions, drag } = props;
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const column = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const { dropProps, isDropTarget } = useStageDrop(stage, drag, column);
  const label = t('column', { stage: texts.pipelineStage(stage), count: items.length });
  const isStrip = items.length === 0;
  const isWaiting = drag.dragged !== undefined && drag.dragged.stage !== stage;
  return (
    <section
      {...dropProps}
      ref={column}
      tabIndex={-1}
      aria-label={label}
      className={classes(
        'flex min-h-0 flex-col rounded-surface',
        isStrip ? 'w-11 shrink-0' : 'min-w-40 grow basis-0',
        isWaiting && 'outline-1 outline-offset-2 outline-strong outline-dashed',
        isDropTarget && 'outline-2 outline-offset-2 outline-accent outline-solid',
      )}
    >
      <h2
        className={classes(
          'text-small whitespace-nowrap',
          isStrip
            ? 'flex grow items-start justify-center rounded-surface bg-surface-sunken py-3 text-muted'
            : 'px-1 pb-2 font-semibold',
          isStrip && isDropTarget && 'bg-accent-subtle',
        )}
      >
        <span
          className={classes('flex items-center gap-2', isStrip && '[writing-mode:vertical-rl]')}
        >
          <StageDot stage={stage} />
          {texts.pipelineStage(stage)}
          <span aria-hidden className="font-regular text-muted figures">
            {items.length}
          </span>
        </span>
      </h2>
      {!isStrip && (
        <ul
          ref={scroller}
          aria-label={label}
          className={classes(
            'relative min-h-40 grow overflow-y-auto rounded-surface p-2',
            isDropTarget ? 'bg-accent-subtle' : 'bg-surface-sunken',
          )}
        >
          <VirtualRows rows={items} scroller={scroller} estimate={CARD}>
            {(item) => (
              <BoardCard
                key={item.id}
                item={item}
                href={hrefOf(item)}
                isOpen={item.id === openId}
                isOneRound={isOneRound}
                actions={actions}
                drag={drag}
              />
            )}
          </VirtualRows>
        </ul>
      )}
    </section>
  );
}
