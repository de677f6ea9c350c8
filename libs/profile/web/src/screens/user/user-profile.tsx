import { memo, Suspense, useState, type Ref } from 'react';
import type { Profile } from '@upround/profile/contract';
import { Deferred, lazyWithRetry } from '@upround/shared/ui';
import type { EditableField } from '../../model/editable-field';
import type { PictureSide } from '../../model/picture-side';
import { ExperienceSection } from '../../components/experience/experience-section';
import { UserAside } from './user-aside';
import { NarrowUserCards } from './user-cards';
import { UserContent } from './user-content';
import { UserHead } from './user-head';

const OwnSteps = /* @__PURE__ */ lazyWithRetry(() =>
  import('./own-steps').then((module) => ({ default: module.OwnSteps })),
);

interface UserProfileProps {
  profile: Profile;
  headRef: Ref<HTMLParagraphElement>;
  /** Stays the same, so that the page is not drawn again for the bar above it. */
  onBlocked: (profile: Profile) => void;
}

/** A person's page: who they are at once, the rest a moment later. */
export const UserProfile = /* @__PURE__ */ memo(function UserProfile({
  profile,
  headRef,
  onBlocked,
}: UserProfileProps) {
  const [editing, setEditing] = useState<EditableField | null>(null);
  const [changed, setChanged] = useState<PictureSide>();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <UserHead
        profile={profile}
        headRef={headRef}
        editing={editing}
        onEdit={setEditing}
        changed={changed}
        onChange={setChanged}
        onBlocked={() => onBlocked(profile)}
      />
      <Deferred>
        {profile.own && editing === null && (
          <Suspense fallback={null}>
            <OwnSteps
              profile={profile}
              onEdit={setEditing}
              onAddPicture={() => setChanged('avatar')}
              onAddExperience={() => setAdding(true)}
            />
          </Suspense>
        )}
        <ExperienceSection profile={profile} isAdding={isAdding} onAdding={setAdding} />
        <NarrowUserCards profile={profile} />
        <UserContent profile={profile} />
        <UserAside profile={profile} />
      </Deferred>
    </>
  );
});
