import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Avatar, ButtonLink, Name, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { profileQuery } from '../../data/profile-cache';
import { EditProfile } from '../../components/edit/edit-profile';
import { ExperienceSection } from '../../components/experience/experience-section';
import { useSettingsText } from './messages/catalogue';
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
  const [isAdding, setAdding] = useState(false);
  if (query.data !== undefined) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <Preview profile={query.data} />
        <Surface padding="none" className="pb-2">
          <EditProfile key={userId} profile={query.data} />
          <ExperienceSection profile={query.data} isAdding={isAdding} onAdding={setAdding} />
        </Surface>
      </Suspense>
    );
  }
  if (query.isError) {
    return <SectionError title={t('profile.error')} query={query} />;
  }
  return <ProfileSkeleton />;
}

/** Who others see, and the way to the photo and the banner. */
function Preview({
  profile: { id, slug, displayName, headline, avatarUrl },
}: {
  profile: Profile;
}) {
  const t = useSettingsText();
  return (
    <Surface className="flex flex-wrap items-center gap-4">
      <Avatar size={64} name={displayName} seed={id} src={avatarUrl} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-semibold">
          <Name>{displayName}</Name>
        </p>
        {headline !== '' && <p className="line-clamp-2 text-small text-muted">{headline}</p>}
      </div>
      <ButtonLink href={links.user(slug)}>{t('profile.full')}</ButtonLink>
    </Surface>
  );
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
