import { Ban, Bell, BellOff, Flag, Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

export interface UserMenuProps {
  trigger: ReactElement;
  isMuted: boolean;
  isMember: boolean;
  onCopy: () => void;
  onMute: () => void;
  onBlock: () => void;
  onReport: () => void;
}

/** What else can be done about a person. Loaded when asked for. */
export function UserMenu({ trigger, isMuted, isMember, ...on }: UserMenuProps) {
  const t = useProfileText();
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={Link2} onSelect={on.onCopy}>
        {t('user.copyLink')}
      </MenuItem>
      <MenuSeparator />
      {isMember && (
        <MenuItem
          icon={isMuted ? Bell : BellOff}
          onSelect={on.onMute}
          hint={isMuted ? undefined : t('user.muteHint')}
        >
          {isMuted ? t('user.unmute') : t('user.mute')}
        </MenuItem>
      )}
      <MenuItem icon={Flag} onSelect={on.onReport}>
        {t('user.report')}
      </MenuItem>
      {isMember && (
        <MenuItem icon={Ban} tone="danger" onSelect={on.onBlock}>
          {t('user.block')}
        </MenuItem>
      )}
    </Menu>
  );
}
