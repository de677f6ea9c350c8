import { useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { ReportDialog } from '@upround/social/web';
import { lazyDialog, LazyMenu } from '@upround/shared/toasts';
import { lazyPart } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { useMute } from './use-mute';

const UserMenu = /* @__PURE__ */ lazyPart(() => import('./user-menu').then((m) => m.UserMenu));
const BlockDialog = /* @__PURE__ */ lazyDialog(
  () => import('./block-dialog').then((m) => m.BlockDialog),
  ({ onClose }) => onClose(),
);

interface UserOptionsProps {
  profile: Profile;
  onCopy: () => void;
  onBlocked: () => void;
}

/** The menu of a person and the dialogs that it opens, none of them loaded before they are asked for. */
export function UserOptions({ profile, onCopy, onBlocked }: UserOptionsProps) {
  const t = useProfileText();
  const { isMember } = useSession();
  const requireMember = useRequireMember();
  const [asked, setAsked] = useState<'block' | 'report'>();
  const setMuted = useMute(profile);
  const close = () => setAsked(undefined);
  return (
    <>
      <LazyMenu
        label={t('user.menu', { name: profile.displayName })}
        preload={UserMenu.preload}
        className="text-muted"
        menu={(trigger) => (
          <UserMenu
            trigger={trigger}
            isMuted={profile.muted === true}
            isMember={isMember}
            onCopy={onCopy}
            onMute={() => void setMuted(profile.muted !== true)}
            onBlock={() => setAsked('block')}
            onReport={() => void requireMember(() => setAsked('report'))}
          />
        )}
      />
      {asked === 'block' && <BlockDialog profile={profile} onClose={close} onBlocked={onBlocked} />}
      {asked === 'report' && (
        <ReportDialog
          reference={{ referenceType: 'USER', referenceId: profile.id }}
          title={t('user.reportTitle')}
          onClose={close}
        />
      )}
    </>
  );
}
