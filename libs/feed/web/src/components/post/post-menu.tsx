import { Flag, Heart, Link2, PenLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';

export interface PostMenuProps {
  trigger: ReactElement;
  item: FeedItem;
  isModerator: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** What else can be done with a post. Loaded when asked for. */
export function PostMenu({ trigger, item, isModerator, ...on }: PostMenuProps) {
  const t = useFeedText();
  const { own } = item.data.viewer;
  // The words that people voted on stay as they are.
  const canEdit = own && (item.data.poll === null || item.data.poll.voters === 0);
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={Link2} onSelect={on.onCopy}>
        {t('post.copyLink')}
      </MenuItem>
      <MenuLink icon={Heart} href={links.postInteractions(item.data.slug)}>
        {t('post.interactions')}
      </MenuLink>
      <MenuSeparator />
      {canEdit && (
        <MenuItem icon={PenLine} onSelect={on.onEdit}>
          {t('post.edit')}
        </MenuItem>
      )}
      {!own && (
        <MenuItem icon={Flag} onSelect={on.onReport}>
          {t('post.report')}
        </MenuItem>
      )}
      {(own || isModerator) && (
        <MenuItem icon={Trash2} tone="danger" onSelect={on.onDelete}>
          {t('post.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
