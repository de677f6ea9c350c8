import { Suspense, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links, routes, settingsSections, type SettingsSection } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { classes, Notice, TopBar } from '@upround/shared/ui';
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
import { SectionSkeleton } from './section-skeleton';
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
  const section = params.get('section');
  const sections = settingsSections.filter((name) => {
    const role = staffSections[name];
    return role === undefined || user?.roles.includes(role) === true;
  });
  // Another person's section is as unknown as one that doesn't exist.
  const current = sections.find((name) => name === (section ?? 'profile'));
  const Part = current && parts[current];
  // Phones show the list of the sections or one of them; wider windows both.
  const isList = section === null || current === undefined;
  return (
    <Page
      pattern={routes.settings}
      title={t('screen.title')}
      heading={
        <span className={classes(!isList && 'sr-only medium:not-sr-only')}>
          {t('screen.title')}
        </span>
      }
      className="flex flex-col gap-4 px-4 pt-4 pb-10 wide:px-8"
    >
      {!isList && <SectionBar />}
      {current === undefined && <Notice tone="warning">{t('screen.unknown')}</Notice>}
      <div className="flex flex-col gap-6 medium:flex-row medium:gap-8 wide:gap-12">
        <SettingsNavigation sections={sections} current={current} isHiddenOnPhones={!isList} />
        <div className={classes('min-w-0 grow medium:-mt-11', isList && 'hidden medium:block')}>
          <Suspense fallback={<SectionSkeleton />}>{Part && <Part key={current} />}</Suspense>
        </div>
      </div>
    </Page>
  );
}

/** On phones: back to the list of the sections. */
function SectionBar() {
  const t = useSettingsText();
  const navigate = useNavigate();
  return (
    <TopBar
      backLabel={t('screen.back')}
      onBack={() => void navigate(links.settings())}
      className="-mx-4 -mt-8 medium:hidden"
    >
      {t('screen.title')}
    </TopBar>
  );
}
