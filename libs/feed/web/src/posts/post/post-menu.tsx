import { Flag, Heart, Link2, PenLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@upround/shared/ui';
import { usePostDialogText } from './messages/catalogue';

export interface PostMenuProps {
  trigger: ReactElement;
  item: FeedItem;
  isModerator: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Called with the title of the dialog. */
  onReport: (title: string) => void;
}

/** What else can be done with a post. Loaded when asked for. */
export function PostMenu({ trigger, item, isModerator, ...on }: PostMenuProps) {
  const t = usePostDialogText();
  const { own } = item.data.viewer;
  // The words that people voted on stay as they are.
  const { poll, quiz } = item.data;
  const canEdit = own && ((poll ?? quiz)?.voters ?? 0) === 0;
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={Link2} onSelect={on.onCopy}>
        {t('menu.copyLink')}
      </MenuItem>
      <MenuLink icon={Heart} href={links.postInteractions(item.data.slug)}>
        {t('menu.interactions')}
      </MenuLink>
      <MenuSeparator />
      {canEdit && (
        <MenuItem icon={PenLine} onSelect={on.onEdit}>
          {t('menu.edit')}
        </MenuItem>
      )}
      {!own && (
        <MenuItem icon={Flag} onSelect={() => on.onReport(t(`menu.reportTitles.${item.type}`))}>
          {t('menu.report')}
        </MenuItem>
      )}
      {(own || isModerator) && (
        <MenuItem icon={Trash2} tone="danger" onSelect={on.onDelete}>
          {t('menu.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
