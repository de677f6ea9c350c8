import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { textLimits } from '@upround/shared/domain';
import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { Avatar, Button, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { TextField } from '../components/edit/text-field';
import { editDrafts } from '../data/edit-drafts';
import { profileQuery } from '../data/profile-cache';
import { homeStepsKey } from '../home-steps/home-steps-key';
import { BadgeCards } from './badge-cards';
import { useWelcomeText } from './messages/catalogue';

const PictureDialog = /* @__PURE__ */ lazyDialog(
  () => import('../components/pictures/picture-dialog').then((m) => m.PictureDialog),
  ({ onClose }) => onClose(),
);

/** What a new member says of themselves first; each field is saved when it is left. */
export function ProfileStep() {
  const t = useWelcomeText();
  const { user } = useSession();
  const userId = user?.id;
  const query = useQuery(profileQuery(user?.slug ?? ''));
  // What is left out here is asked for once more above their feed.
  useEffect(() => {
    if (userId === undefined) return;
    try {
      localStorage.setItem(homeStepsKey(userId), 'open');
    } catch {
      // Forbidden storage: nothing is asked for.
    }
  }, [userId]);
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('error')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="-mx-4"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (query.data === undefined) {
    return (
      <SkeletonGroup label={t('loading')}>
        <div className="flex flex-col gap-6">
          <Skeleton shape="circle" className="size-24" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      </SkeletonGroup>
    );
  }
  return <Fields profile={query.data} />;
}

function Fields({ profile }: { profile: Profile }) {
  const t = useWelcomeText();
  use(editDrafts.load());
  const [isOpen, setOpen] = useState(false);
  const hasPhoto = profile.avatarUrl !== null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Avatar
          size={96}
          name={profile.displayName}
          seed={profile.id}
          src={profile.avatarUrl}
          loading="eager"
        />
        <Button
          aria-haspopup="dialog"
          onPointerEnter={() => void PictureDialog.preload().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {t(hasPhoto ? 'changePhoto' : 'addPhoto')}
        </Button>
      </div>
      <TextField profile={profile} name="headline" limit={textLimits.headline} autoFocus={false} />
      <BadgeCards profile={profile} />
      {isOpen && <PictureDialog profile={profile} side="avatar" onClose={() => setOpen(false)} />}
    </div>
  );
}
