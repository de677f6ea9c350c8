import { Suspense, type ComponentType } from 'react';
import { routes, settingsSections, type SettingsSection } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@upround/shared/session';
import { Notice, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { AnalyticsSlot } from '../../analytics-slot';
import { AccountSection } from './account-section';
import { AppearanceSection } from './appearance-section';
import { DataSection } from './data-section';
import { useSettingsText } from './messages/catalogue';
import { MessagesSection } from './messages-section';
import { NotificationsSection } from './notifications-section';
import { PeopleSection } from './people-section';
import { PrivacySection } from './privacy-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SettingsNavigation } from './settings-navigation';

/** Sections that only some roles have. */
const staffSections: Partial<Record<SettingsSection, 'ADMIN' | 'MODERATOR'>> = {
  analytics: 'ADMIN',
};

const parts: Record<SettingsSection, ComponentType> = {
  account: AccountSection,
  profile: ProfileSection,
  appearance: AppearanceSection,
  notifications: NotificationsSection,
  messages: MessagesSection,
  people: PeopleSection,
  sessions: SessionsSection,
  data: DataSection,
  privacy: PrivacySection,
  analytics: AnalyticsSlot.Slot,
};

/** `/settings`: what a person sets for themselves and, by role, what staff see; by `?section=`. */
export function SettingsScreen() {
  const t = useSettingsText();
  const { user } = useSession();
  const [params] = useSearchParams();
  const wanted = params.get('section') ?? 'profile';
  const sections = settingsSections.filter((section) => {
    const role = staffSections[section];
    return role === undefined || user?.roles.includes(role) === true;
  });
  // Another person's section is as unknown as one that doesn't exist.
  const current = sections.find((section) => section === wanted);
  const Part = current && parts[current];
  return (
    <Page
      pattern={routes.settings}
      title={t('screen.title')}
      className="flex flex-col gap-4 px-4 pt-4 pb-10 wide:px-8"
    >
      {current === undefined && <Notice tone="warning">{t('screen.unknown')}</Notice>}
      <div data-two-panes className="flex flex-col gap-6 medium:flex-row medium:gap-8 wide:gap-12">
        <SettingsNavigation sections={sections} current={current} />
        <div className="min-w-0 max-w-content grow">
          <Suspense
            fallback={
              <SkeletonGroup label={t('screen.loading')}>
                <Skeleton className="h-48 w-full" />
              </SkeletonGroup>
            }
          >
            {Part && <Part key={current} />}
          </Suspense>
        </div>
      </div>
    </Page>
  );
}
