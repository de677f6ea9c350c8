import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '@upround/shared/session';
import { Skeleton, SkeletonGroup, Surface, useIsWide } from '@upround/shared/ui';
import { profileQuery } from '../../data/profile-cache';
import { EditProfile } from '../../components/edit/edit-profile';
import { ExperienceSection } from '../../components/experience/experience-section';
import { useSettingsText } from './messages/catalogue';
import { ProfilePreview, ProfileSummary } from './profile-preview';
import { SectionError } from './section-error';
import { SettingsPart } from './settings-part';

/** The text fields of the own profile. */
export function ProfileSection() {
  const t = useSettingsText();
  const { user } = useSession();
  return (
    <SettingsPart title={t('section.profile')} hint={t('intro.profile')}>
      {user !== null && <OwnProfile slug={user.slug} userId={user.id} />}
    </SettingsPart>
  );
}

function OwnProfile({ slug, userId }: { slug: string; userId: string }) {
  const t = useSettingsText();
  const query = useQuery(profileQuery(slug));
  const isWide = useIsWide();
  const [isAdding, setAdding] = useState(false);
  if (query.data !== undefined) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <div className="flex flex-col gap-6 wide:flex-row">
          {!isWide && <ProfileSummary profile={query.data} />}
          <Surface padding="none" className="min-w-0 grow pb-2">
            <EditProfile key={userId} profile={query.data} />
            <ExperienceSection profile={query.data} isAdding={isAdding} onAdding={setAdding} />
          </Surface>
          {isWide && <ProfilePreview profile={query.data} />}
        </div>
      </Suspense>
    );
  }
  if (query.isError) {
    return <SectionError title={t('profile.error')} query={query} />;
  }
  return <ProfileSkeleton />;
}

function ProfileSkeleton() {
  const t = useSettingsText();
  return (
    <SkeletonGroup label={t('profile.loading')} className="flex flex-col gap-5">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
