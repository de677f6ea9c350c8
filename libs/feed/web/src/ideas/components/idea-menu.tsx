import { Flag, Link2, PenLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

export interface IdeaMenuProps {
  trigger: ReactElement;
  own: boolean;
  isModerator: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** What else can be done with an idea. Loaded when asked for. */
export function IdeaMenu({ trigger, own, isModerator, ...on }: IdeaMenuProps) {
  const t = useIdeaText();
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={Link2} onSelect={on.onCopy}>
        {t('idea.copyLink')}
      </MenuItem>
      <MenuSeparator />
      {own && (
        <MenuItem icon={PenLine} onSelect={on.onEdit}>
          {t('idea.edit')}
        </MenuItem>
      )}
      {!own && (
        <MenuItem icon={Flag} onSelect={on.onReport}>
          {t('idea.report')}
        </MenuItem>
      )}
      {(own || isModerator) && (
        <MenuItem icon={Trash2} tone="danger" onSelect={on.onDelete}>
          {t('idea.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
