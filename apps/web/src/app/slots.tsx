import type { ComponentType, Provider, ReactNode } from 'react';
import { CredentialSettings, SessionList } from '@upround/account/web';
import { navigationItem as podsItem, profileTabs as feedTabs } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { navigationItem as jobsItem, profileTabs as jobsTabs } from '@upround/jobs/web';
import { BlockSlot, MessageButton } from '@upround/messaging/web';
import { navigationItem as newsItem, PremiumInterestSlot } from '@upround/news/web';
import { NotificationSettings } from '@upround/notifications/web';
import { PremiumInterest, PresentPlan } from '@upround/premium/web';
import {
  AccountSlot,
  AnalyticsSlot,
  BlockPerson,
  MessageSlot,
  NotificationSettingsSlot,
  PlanSlot,
  ProfileTabsContext,
  SessionsSlot,
} from '@upround/profile/web';
import { NavigationItemsContext, type NavigationItem } from '@upround/shared/routing';

export { ComposerButton } from '@upround/feed/web';

/** The main pages of features, in the order of the navigation. */
export const navigationItems: readonly NavigationItem[] = [podsItem, newsItem, jobsItem];

interface Slot<Props extends object> {
  Fill: Provider<ComponentType<Props> | null>;
}
type Filling = (children: ReactNode) => ReactNode;

const fill =
  <Props extends object>({ Fill }: Slot<Props>, part: ComponentType<Props>): Filling =>
  (children) => <Fill value={part}>{children}</Fill>;

/** The lists of features on a person's page. */
const profileTabs = [...feedTabs, ...jobsTabs];

/** Which part of a feature fills which place on another feature's page. */
const fillings: readonly Filling[] = [
  (children) => <NavigationItemsContext value={navigationItems}>{children}</NavigationItemsContext>,
  (children) => <ProfileTabsContext value={profileTabs}>{children}</ProfileTabsContext>,
  fill(MessageSlot, MessageButton),
  fill(BlockSlot, BlockPerson),
  fill(NotificationSettingsSlot, NotificationSettings),
  fill(SessionsSlot, SessionList),
  fill(AnalyticsSlot, ViewReport),
  fill(AccountSlot, CredentialSettings),
  fill(PlanSlot, PresentPlan),
  fill(PremiumInterestSlot, PremiumInterest),
];

/** Fills the places on features' pages with parts of other features. */
export function Slots({ children }: { children: ReactNode }) {
  return fillings.reduceRight<ReactNode>((inside, filling) => filling(inside), children);
}
