import { BellOff, Ellipsis, Mail, MailOpen, Settings } from 'lucide-react';
import { use } from 'react';
import type { Notification } from '@upround/notifications/contract';
import { links } from '@upround/shared/links';
import { IconButton, Menu, MenuItem, MenuLink } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';
import { MuteKindContext } from '../../notification-tabs';

interface RowMenuProps {
  item: Notification;
  /** Id of the sentence that says what the menu is about. */
  describedBy: string;
  onMark: (item: Notification, isRead: boolean) => void;
}

/** What can be done about the kind of a notification. */
export function RowMenu({ item, describedBy, onMark }: RowMenuProps) {
  const t = useNotificationsText();
  const isUnread = item.readAt === null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('row.more')} aria-describedby={describedBy} />}
    >
      <MenuItem icon={isUnread ? MailOpen : Mail} onSelect={() => onMark(item, isUnread)}>
        {t(isUnread ? 'row.markRead' : 'row.markUnread')}
      </MenuItem>
      <MuteItem type={item.type} />
      <MenuLink icon={Settings} href={links.settings({ section: 'notifications' })}>
        {t('row.settings')}
      </MenuLink>
    </Menu>
  );
}

const useNoMuting = () => undefined;

function MuteItem({ type }: { type: string }) {
  const t = useNotificationsText();
  const useMuteKind = use(MuteKindContext) ?? useNoMuting;
  const mute = useMuteKind();
  if (mute === undefined) return null;
  return (
    <MenuItem icon={BellOff} hint={t('row.muteHint')} onSelect={() => void mute(type)}>
      {t('row.mute')}
    </MenuItem>
  );
}
