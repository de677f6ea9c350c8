import { Suspense } from 'react';
import { links, routes, settingsSections, type SettingsSection } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { NavTabs, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { AnalyticsSlot } from '../../analytics-slot';
import { useProfileText } from '../../messages/catalogue';
import { AppearanceSection } from './appearance-section';
import { PrivacySection } from './privacy-section';

/** Sections that only some roles have. */
const staffSections: Partial<Record<SettingsSection, 'ADMIN' | 'MODERATOR'>> = {
  analytics: 'ADMIN',
};

function Section({ section }: { section: SettingsSection }) {
  switch (section) {
    case 'profile':
    case 'notifications':
    case 'messages':
    case 'people':
    case 'sessions':
    case 'data':
      return null;
    case 'appearance':
      return <AppearanceSection />;
    case 'privacy':
      return <PrivacySection />;
    case 'analytics':
      return <AnalyticsSlot.Slot />;
  }
}

/** `/settings`: what a person sets for themselves and, by role, what staff see; by `?section=`. */
export function SettingsScreen() {
  const t = useProfileText();
  const { user } = useSession();
  const [wanted] = useSearchChoice('section', settingsSections);
  const sections = settingsSections.filter((section) => {
    const role = staffSections[section];
    return role === undefined || user?.roles.includes(role) === true;
  });
  const current = sections.find((section) => section === wanted) ?? sections[0];
  return (
    <Page
      pattern={routes.settings}
      title={t('settings.title')}
      className="flex flex-col gap-4 px-4 pt-4 pb-10"
    >
      <NavTabs
        label={t('settings.sections')}
        tabs={sections.map((section) => ({
          href: links.settings({ section }),
          label: t(`settings.${section}`),
          current: section === current,
        }))}
      />
      <Suspense
        fallback={
          <SkeletonGroup label={t('settings.loading')}>
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
      >
        {current !== undefined && <Section section={current} />}
      </Suspense>
    </Page>
  );
}
