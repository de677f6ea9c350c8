import { Check, Link2, PenLine } from 'lucide-react';
import { Suspense, type Ref } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { Button, IconButton, Skeleton } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';
import { MessageSlot } from '../../message-slot';
import { useProfileText } from '../../messages/catalogue';
import { UserOptions } from './user-options';

interface UserActionsProps {
  profile: Profile;
  isEditing: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  /** Starts or ends editing the own profile. */
  onEdit: () => void;
  onBlocked: () => void;
}

/** The actions on a profile: follow, message and more; on the own profile, edit. */
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
      {/* As wide before the button is there. */}
      <span className="flex min-w-30 flex-1 *:w-full empty:hidden small:flex-none">
        <Suspense fallback={<Skeleton className="h-10" />}>
          <MessageSlot.Slot userId={profile.id} displayName={profile.displayName} />
        </Suspense>
      </span>
      <UserOptions profile={profile} onCopy={copy} onBlocked={onBlocked} />
    </>
  );
}
