import { Flag, Link2, PenLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '@upround/shared/ui';
import { useCommentText } from './messages/catalogue';

export interface CommentMenuProps {
  trigger: ReactElement;
  own: boolean;
  removable: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** What else can be done with a comment. Loaded when asked for. */
export function CommentMenu(props: CommentMenuProps) {
  const t = useCommentText();
  return (
    <Menu defaultOpen trigger={props.trigger}>
      <MenuItem icon={Link2} onSelect={props.onCopy}>
        {t('comments.copyLink')}
      </MenuItem>
      {props.own && (
        <MenuItem icon={PenLine} onSelect={props.onEdit}>
          {t('comments.edit')}
        </MenuItem>
      )}
      {(props.own || props.removable) && (
        <MenuItem icon={Trash2} tone="danger" onSelect={props.onDelete}>
          {t('comments.delete')}
        </MenuItem>
      )}
      {!props.own && (
        <MenuItem icon={Flag} onSelect={props.onReport}>
          {t('comments.report')}
        </MenuItem>
      )}
    </Menu>
  );
}
