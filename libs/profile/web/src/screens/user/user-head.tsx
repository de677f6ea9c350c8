import { useRef, type Ref } from 'react';
import type { Profile } from '@upround/profile/contract';
import { lazyDialog } from '@upround/shared/toasts';
import { Badge, classes, Name, Skeleton, SkeletonGroup, Words } from '@upround/shared/ui';
import { useFollow } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';
import type { EditableField } from '../../model/editable-field';
import type { PictureSide } from '../../model/picture-side';
import { useFinishEditing } from './use-finish-editing';
import { UserAbout } from './user-about';
import { UserActions } from './user-actions';
import { UserFacts, UserFollows } from './user-facts';
import { UserPictures } from './user-pictures';

const EditProfile = /* @__PURE__ */ lazyDialog(
  () => import('../../components/edit/edit-profile').then((m) => m.EditProfile),
  ({ onDone }) => onDone?.(),
  () => <EditSkeleton />,
);

interface UserHeadProps {
  profile: Profile;
  headRef: Ref<HTMLParagraphElement>;
  /** The state of editing the own profile; null while it isn't edited. */
  editing: EditableField | null;
  onEdit: (field: EditableField | null) => void;
  /** The picture whose dialog is open. */
  changed: PictureSide | undefined;
  onChange: (side: PictureSide | undefined) => void;
  onBlocked: () => void;
}

/** Pictures, name, role, headline, numbers and words of a person, with what one may do. */
export function UserHead({
  profile,
  headRef,
  editing,
  onEdit,
  changed,
  onChange,
  onBlocked,
}: UserHeadProps) {
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const finish = useFinishEditing(root, () => {
    onEdit(null);
    toggle.current?.focus();
  });
  return (
    <header ref={root} className="pb-5">
      <UserPictures profile={profile} changed={changed} onChange={onChange}>
        <div
          className={classes(
            'flex min-w-0 flex-wrap items-center gap-2',
            profile.own
              ? 'justify-end self-end'
              : // On phones the name comes before three buttons.
                'max-small:col-span-2 max-small:row-start-3 max-small:pt-4 small:justify-end small:self-end',
          )}
        >
          <UserActions
            profile={profile}
            isEditing={editing !== null}
            toggleRef={toggle}
            onEdit={() => (editing === null ? onEdit('displayName') : void finish())}
            onBlocked={onBlocked}
          />
        </div>
        {editing === null && (
          <>
            <div className="col-span-2 row-start-2 pt-4">
              <Introduction profile={profile} headRef={headRef} />
            </div>
            <div className="col-span-2 flex flex-col gap-4 pt-4">
              {profile.about !== '' && <UserAbout text={profile.about} />}
              <UserFollows profile={profile} />
            </div>
          </>
        )}
      </UserPictures>
      {editing !== null && (
        <EditProfile profile={profile} focus={editing} onDone={() => void finish()} />
      )}
    </header>
  );
}

/** Who the person is: name, role, headline, where and since when. */
function Introduction({ profile, headRef }: Pick<UserHeadProps, 'profile' | 'headRef'>) {
  const t = useProfileText();
  return (
    <>
      <p ref={headRef} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span aria-hidden="true" className="text-title font-semibold wrap-anywhere">
          <Name>{profile.displayName}</Name>
        </span>
        {profile.role !== null && <Badge>{t(`roles.${profile.role}`)}</Badge>}
        <Ties profile={profile} />
      </p>
      {profile.headline !== '' && (
        <p dir="auto" className="mt-0.5 wrap-anywhere">
          <Words>{profile.headline}</Words>
        </p>
      )}
      <div className="mt-2">
        <UserFacts profile={profile} />
      </div>
    </>
  );
}

/** Whether they follow the reader, each other, and whether they are muted. */
function Ties({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const { active } = useFollow({
    userId: profile.id,
    followed: profile.followed,
    followerCount: profile.followerCount,
  });
  return (
    <>
      {profile.followsYou === true && (
        <Badge tone="accent">{active ? t('user.mutual') : t('user.followsYou')}</Badge>
      )}
      {profile.muted === true && <Badge>{t('user.muted')}</Badge>}
    </>
  );
}

function EditSkeleton() {
  const t = useProfileText();
  return (
    <SkeletonGroup
      label={t('user.loadingEdit')}
      className="flex flex-col gap-6 px-4 medium:px-6 pt-5"
    >
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className={classes('w-full', row === 2 ? 'h-24' : 'h-10')} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
