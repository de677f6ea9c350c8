import { ChevronDown } from 'lucide-react';
import { pipelineStages, type PipelineItem } from '@upround/trackers/contract';
import { Badge, Button, classes, Menu, MenuItem, MenuLabel } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { usePipelineText } from '../messages/catalogue';
import { stageTones } from '../model/stage-tones';
import { StageDot } from './stage-dot';
import type { PipelineActions } from './use-pipeline-actions';

interface StageMenuProps {
  item: PipelineItem;
  actions: PipelineActions;
  /** With a border, as a field. */
  isField?: boolean;
}

/** The stage of an item, with a menu of the others. */
export function StageMenu({ item, actions, isField = false }: StageMenuProps) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const stage = texts.pipelineStage(item.stage);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size={isField ? 'medium' : 'small'}
          variant={isField ? 'secondary' : 'quiet'}
          icon={ChevronDown}
          className={classes('flex-row-reverse', !isField && '-ml-3')}
          aria-label={`${stage}. ${t('move.menu', { name: item.name })}`}
        >
          <Badge tone={stageTones[item.stage]}>{stage}</Badge>
        </Button>
      }
    >
      <MenuLabel>{t('move.to')}</MenuLabel>
      {pipelineStages
        .filter((one) => one !== item.stage)
        .map((one) => (
          <MenuItem key={one} onSelect={() => actions.move(item, one)}>
            <StageDot stage={one} className="mr-2" />
            {texts.pipelineStage(one)}
          </MenuItem>
        ))}
    </Menu>
  );
}
