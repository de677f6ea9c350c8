import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes, type SettingsSection } from '@upround/shared/links';
import { Notice } from '@upround/shared/ui';
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
import { SettingsFrame, useBackToSections, useSections } from './settings-frame';
import { AnalyticsSection, OperationsSection } from './staff-sections';

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
  analytics: AnalyticsSection,
  operations: OperationsSection,
};

/** `/settings`: what a person sets for themselves and, by role, what staff see; by `?section=`. */
export function SettingsScreen() {
  const t = useSettingsText();
  const [params] = useSearchParams();
  const section = params.get('section');
  const back = useBackToSections();
  // Another person's section is as unknown as one that doesn't exist.
  const current = useSections().find((name) => name === (section ?? 'profile'));
  const Part = current && parts[current];
  return (
    <SettingsFrame
      pattern={routes.settings}
      title={t('screen.title')}
      current={current}
      // Phones show the list of the sections or one of them; wider windows both.
      isList={section === null || current === undefined}
      back={back}
      notice={current === undefined && <Notice tone="warning">{t('screen.unknown')}</Notice>}
    >
      <Suspense fallback={<SectionSkeleton />}>{Part && <Part key={current} />}</Suspense>
    </SettingsFrame>
  );
}
