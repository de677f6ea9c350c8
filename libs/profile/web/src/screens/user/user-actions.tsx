import { Check, Link2, PenLine } from 'lucide-react';
import { Suspense, type Ref } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { Button, IconButton } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';
import { MessageSlot } from '../../message-slot';
import { useProfileText } from '../../messages/catalogue';
import { UserOptions } from './user-options';

interface UserActionsProps {
  profile: Profile;
  isEditing: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  /** Begins or ends the editing of one’s own profile. */
  onEdit: () => void;
  onBlocked: () => void;
}

/** What one may do with a person: follow them, write to them and more; or edit oneself. */
export function UserActions({
  profile,
  isEditing,
  toggleRef,
  onEdit,
  onBlocked,
}: UserActionsProps) {
  const t = useProfileText();
  const copy = useCopyLink(links.user(profile.slug));
  if (profile.own) {
    return (
      <>
        <IconButton icon={Link2} label={t('user.copyLink')} tooltip="below" onClick={copy} />
        <Button
          icon={isEditing ? Check : PenLine}
          variant={isEditing ? 'primary' : 'secondary'}
          ref={toggleRef}
          onClick={onEdit}
        >
          {isEditing ? t('user.done') : t('user.edit')}
        </Button>
      </>
    );
  }
  return (
    <>
      <span className="flex flex-1 *:w-full small:flex-none">
        <FollowButton
          userId={profile.id}
          displayName={profile.displayName}
          followed={profile.followed}
          followerCount={profile.followerCount}
          size="medium"
          variant="primary"
        />
      </span>
      <span className="flex min-w-28 flex-1 *:w-full empty:hidden small:flex-none">
        <Suspense fallback={null}>
          <MessageSlot.Slot userId={profile.id} displayName={profile.displayName} />
        </Suspense>
      </span>
      <UserOptions profile={profile} onCopy={copy} onBlocked={onBlocked} />
    </>
  );
}
