import type { ComponentType, Provider, ReactNode } from 'react';
import { CredentialSettings, SessionList } from '@upround/account/web';
import { HomeCardSlot, navigationItem as podsItem } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { navigationItem as jobsItem } from '@upround/jobs/web';
import { BlockSlot } from '@upround/messaging/web';
import { navigationItem as newsItem, PremiumInterestSlot } from '@upround/news/web';
import { NotificationSettings } from '@upround/notifications/web';
import { PremiumInterest, PresentPlan } from '@upround/premium/web';
import {
  AccountSlot,
  AnalyticsSlot,
  BlockPerson,
  HomeSteps,
  NotificationSettingsSlot,
  PlanSlot,
  SessionsSlot,
} from '@upround/profile/web';
import { NavigationItemsContext, type NavigationItem } from '@upround/shared/routing';

export { ComposerButton } from '@upround/feed/web';

/** The main pages of features, in the order of the navigation. */
export const navigationItems: readonly NavigationItem[] = [jobsItem, newsItem, podsItem];

interface Slot<Props extends object> {
  Fill: Provider<ComponentType<Props> | null>;
}
type Filling = (children: ReactNode) => ReactNode;

const fill =
  <Props extends object>({ Fill }: Slot<Props>, part: ComponentType<Props>): Filling =>
  (children) => <Fill value={part}>{children}</Fill>;

/** Which part of a feature fills which place on another feature's page. */
const fillings: readonly Filling[] = [
  (children) => <NavigationItemsContext value={navigationItems}>{children}</NavigationItemsContext>,
  fill(BlockSlot, BlockPerson),
  fill(HomeCardSlot, HomeSteps),
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
