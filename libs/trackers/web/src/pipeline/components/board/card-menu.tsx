import { Ellipsis, Trash2 } from 'lucide-react';
import { pipelineStages, type PipelineItem } from '@upround/trackers/contract';
import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { StageDot } from '../stage-dot';
import type { PipelineActions } from '../use-pipeline-actions';

interface CardMenuProps {
  item: PipelineItem;
  actions: PipelineActions;
}

/** What is done with a funder on the board: moving it to another stage, and deleting it. */
export function CardMenu({ item, actions }: CardMenuProps) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  return (
    <Menu
      trigger={
        <IconButton icon={Ellipsis} size="small" label={t('move.actions', { name: item.name })} />
      }
    >
      <MenuLabel>{t('move.to')}</MenuLabel>
      {pipelineStages
        .filter((stage) => stage !== item.stage)
        .map((stage) => (
          <MenuItem key={stage} onSelect={() => actions.move(item, stage)}>
            <StageDot stage={stage} className="mr-2" />
            {texts.pipelineStage(stage)}
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" onSelect={() => actions.remove(item)}>
        {t('item.delete')}
      </MenuItem>
    </Menu>
  );
}
