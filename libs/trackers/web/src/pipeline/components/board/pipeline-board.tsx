import { useRef, useState } from 'react';
import { pipelineStages, type PipelineItem } from '@upround/trackers/contract';
import { useIsPhone, VirtualRows } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { nextUpOf } from '../../model/next-steps';
import { isOfOneRound } from '../../model/pipeline-filters';
import { ofStage } from '../../model/pipeline-order';
import { useLocalDay } from '../../model/use-local-day';
import type { PipelineAddress } from '../../model/use-pipeline-address';
import type { PipelineActions } from '../use-pipeline-actions';
import { BoardCard } from './board-card';
import { BoardColumn } from './board-column';
import { StageTabs } from './stage-tabs';
import { useBoardDrag, type BoardDrag } from './use-board-drag';

interface PipelineBoardProps {
  items: readonly PipelineItem[];
  address: PipelineAddress;
  actions: PipelineActions;
}

/** Funders in columns by stage; on phones one column, with tabs that take what is dropped on them. */
export function PipelineBoard(props: PipelineBoardProps) {
  const { items, address, actions } = props;
  const isOneRound = isOfOneRound(items);
  const isPhone = useIsPhone();
  const drag = useBoardDrag(actions.move);
  if (isPhone) return <OneColumn {...props} drag={drag} />;
  return (
    <div className="flex min-h-96 grow gap-2 overflow-x-auto p-4 medium:px-6">
      {pipelineStages.map((stage) => (
        <BoardColumn
          key={stage}
          stage={stage}
          items={ofStage(items, stage)}
          openId={address.item}
          isOneRound={isOneRound}
          hrefOf={({ id }) => address.hrefWith({ item: id })}
          actions={actions}
          drag={drag}
        />
      ))}
    </div>
  );
}

const CARD = 116;

function OneColumn({ items, address, actions, drag }: PipelineBoardProps & { drag: BoardDrag }) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const today = useLocalDay();
  // Chosen once, so that finishing a step doesn't switch tabs.
  const [first] = useState(
    () =>
      nextUpOf(items, today)[0]?.stage ??
      pipelineStages.find((stage) => items.some((item) => item.stage === stage)) ??
      'RESEARCHING',
  );
  // The window scrolls.
  const scroller = useRef<HTMLElement>(document.documentElement);
  const filled = [first, ...pipelineStages].find((stage) => ofStage(items, stage).length > 0);
  const chosen =
    address.stage ?? items.find(({ id }) => id === address.item)?.stage ?? filled ?? first;
  const shown = ofStage(items, chosen);
  return (
    <>
      <StageTabs
        items={items}
        current={chosen}
        hrefOf={(stage) => address.hrefWith({ stage })}
        drag={drag}
      />
      {shown.length === 0 ? (
        <p className="p-4 text-small text-muted">{t('columnEmpty')}</p>
      ) : (
        <ul
          aria-label={t('column', { stage: texts.pipelineStage(chosen), count: shown.length })}
          className="relative p-4"
        >
          <VirtualRows rows={shown} scroller={scroller} estimate={CARD}>
            {(item) => (
              <BoardCard
                key={item.id}
                item={item}
                href={address.hrefWith({ item: item.id })}
                isOpen={false}
                isOneRound={isOfOneRound(items)}
                actions={actions}
                drag={drag}
              />
            )}
          </VirtualRows>
        </ul>
      )}
    </>
  );
}
