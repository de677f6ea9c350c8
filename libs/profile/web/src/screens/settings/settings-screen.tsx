import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes, type SettingsSection } from '@upround/shared/links';
import { Notice } from '@upround/shared/ui';
import { AccountSection } from './account-section';
import { AppearanceSection } from './appearance-section';
import { BlockedSection } from './blocked-section';
import { DataSection } from './data-section';
import { useSettingsText } from './messages/catalogue';
import { MessagesSection } from './messages-section';
import { NotificationsSection } from './notifications-section';
import { PrivacySection } from './privacy-section';
import { ProfileSection } from './profile-section';
import { ReportsSection } from './reports-section';
import { SectionSkeleton } from './section-skeleton';
import { SessionsSection } from './sessions-section';
import { SettingsFrame, useBackToSections, useSections } from './settings-frame';
import {
  AnalyticsSection,
  ApprovalsSection,
  CompetitionsSection,
  MoneySection,
  OperationsSection,
  PeopleSection,
  ModerationSection,
} from './staff-sections';

const parts: Record<SettingsSection, ComponentType> = {
  account: AccountSection,
  profile: ProfileSection,
  appearance: AppearanceSection,
  notifications: NotificationsSection,
  messages: MessagesSection,
  blocked: BlockedSection,
  sessions: SessionsSection,
  data: DataSection,
  privacy: PrivacySection,
  reports: ReportsSection,
  moderation: ModerationSection,
  approvals: ApprovalsSection,
  analytics: AnalyticsSection,
  people: PeopleSection,
  money: MoneySection,
  competitions: CompetitionsSection,
  operations: OperationsSection,
};

/** Links from before admins had a section of this name lead everyone else to the people they blocked. */
const sectionOf = (given: string, sections: readonly SettingsSection[]) =>
  sections.find((name) => name === given) ?? (given === 'people' ? 'blocked' : undefined);

/** `/settings`: what a person sets for themselves and, by role, what staff see; by `?section=`. */
export function SettingsScreen() {
  const t = useSettingsText();
  const [params] = useSearchParams();
  const section = params.get('section');
  const back = useBackToSections();
  // Another person's section is as unknown as one that doesn't exist.
  const current = sectionOf(section ?? 'profile', useSections());
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
