import { useRef } from 'react';
import { pipelineStages, type PipelineItem, type PipelineStage } from '@upround/trackers/contract';
import { Anchor, classes, Count } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { useStageDrop, type BoardDrag } from './use-board-drag';

interface StageTabsProps {
  items: readonly PipelineItem[];
  current: PipelineStage;
  hrefOf: (stage: PipelineStage) => string;
  drag: BoardDrag;
}

/** The stages on phones: each leads to its funders, and takes a card that is dropped on it. */
export function StageTabs({ items, current, hrefOf, drag }: StageTabsProps) {
  const t = usePipelineText();
  return (
    <nav
      aria-label={t('stages')}
      className="sticky top-(--frame-top) z-10 scrollbar-none shrink-0 overflow-x-auto border-b bg-surface px-2"
    >
      <ul className="flex w-max min-w-full gap-1">
        {pipelineStages.map((stage) => (
          <StageTab
            key={stage}
            stage={stage}
            count={items.filter((item) => item.stage === stage).length}
            isCurrent={stage === current}
            href={hrefOf(stage)}
            drag={drag}
          />
        ))}
      </ul>
    </nav>
  );
}

interface StageTabProps {
  stage: PipelineStage;
  count: number;
  isCurrent: boolean;
  href: string;
  drag: BoardDrag;
}

function StageTab({ stage, count, isCurrent, href, drag }: StageTabProps) {
  const texts = useTrackerTexts();
  const tab = useRef<HTMLLIElement>(null);
  const { dropProps, isDropTarget } = useStageDrop(stage, drag, tab);
  const isWaiting = drag.dragged !== undefined && drag.dragged.stage !== stage;
  return (
    <li
      {...dropProps}
      ref={tab}
      tabIndex={-1}
      className={classes(
        'rounded-control',
        isWaiting && 'outline-1 -outline-offset-2 outline-strong outline-dashed',
        isDropTarget && 'bg-accent-subtle',
      )}
    >
      <Anchor
        href={href}
        draggable={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes(
          'flex h-11 items-center gap-2 border-b-2 px-2 text-small font-medium whitespace-nowrap focus-ring -outline-offset-2',
          isCurrent
            ? 'border-accent text-text forced-colors:border-[Highlight]'
            : 'border-transparent text-muted hover:text-text',
        )}
      >
        {texts.pipelineStage(stage)} <Count value={count} className="text-muted" />
      </Anchor>
    </li>
  );
}
