import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { profileQuery } from '../../data/profile-cache';
import { EditProfile } from '../../components/edit/edit-profile';
import { ExperienceSection } from '../../components/experience/experience-section';
import { useSettingsText } from './messages/catalogue';
import { SectionError } from './section-error';
import { SettingsPart } from './settings-part';

/** The words of one's own profile. */
export function ProfileSection() {
  const t = useSettingsText();
  const { user } = useSession();
  const slug = user?.slug ?? '';
  return (
    <SettingsPart
      title={t('section.profile')}
      hint={
        <>
          {t('intro.profile')}{' '}
          {t.rich('profile.full', {
            link: (chunks) => <Link href={links.user(slug)}>{chunks}</Link>,
          })}
        </>
      }
    >
      {user !== null && <OwnProfile slug={slug} userId={user.id} />}
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
        <div className="-mx-4 -mt-5 flex flex-col gap-6">
          <EditProfile key={userId} profile={query.data} />
          <ExperienceSection profile={query.data} isAdding={isAdding} onAdding={setAdding} />
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
