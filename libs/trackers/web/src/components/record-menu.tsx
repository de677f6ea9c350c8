import { Eye, EyeOff, ListPlus, Scale } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { Menu, MenuItem, MenuLink } from '@upround/shared/ui';
import { useMarks } from './use-marks';
import type { Selection } from '../lists/selection';
import { useTrackerListText } from '../lists/messages/catalogue';
import { useTrackersText } from '../messages/catalogue';

interface RecordMenuProps {
  record: Tracker;
  selection: Selection;
  trigger: ReactElement;
}

/** What can be done with a record in a list. Loaded when it's opened. */
export function RecordMenu({ record, selection, trigger }: RecordMenuProps) {
  const t = useTrackersText();
  const tList = useTrackerListText();
  const marks = useMarks(record);
  const { own, slug } = record;
  const item = own?.item ?? null;
  return (
    <Menu defaultOpen trigger={trigger}>
      {item === null ? (
        <MenuItem icon={ListPlus} onSelect={marks.add}>
          {t('mark.add')}
        </MenuItem>
      ) : (
        <MenuLink icon={ListPlus} href={links.pipeline({ item: item.id })}>
          {t('mark.inPipeline', { stage: t(`pipelineStage.${item.stage}`) })}
        </MenuLink>
      )}
      <MenuItem icon={Scale} onSelect={() => selection.toggle(slug)}>
        {tList(selection.has(slug) ? 'unselect' : 'selectShort')}
      </MenuItem>
      {own?.isHidden === true ? (
        <MenuItem icon={Eye} onSelect={marks.show}>
          {t('mark.show')}
        </MenuItem>
      ) : (
        <MenuItem icon={EyeOff} onSelect={marks.hide}>
          {t('mark.hide')}
        </MenuItem>
      )}
    </Menu>
  );
}
