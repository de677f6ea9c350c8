import type { ComponentType, Provider, ReactNode } from 'react';
import { CredentialSettings, SessionList } from '@upround/account/web';
import { ViewReport } from '@upround/analytics/web';
import { CompetitionsDesk } from '@upround/competitions/web';
import { BlockSlot } from '@upround/messaging/web';
import {
  Approvals,
  Members,
  ModerationQueue,
  Money,
  Operations,
  OwnReports,
  Transparency,
} from '@upround/moderation/web';
import { NotificationSettings, PushState } from '@upround/notifications/web';
import { PresentPlan } from '@upround/premium/web';
import {
  AccountSlot,
  AnalyticsSlot,
  ApprovalsSlot,
  BlockPerson,
  CompetitionsSlot,
  ModerationSlot,
  MoneySlot,
  NotificationSettingsSlot,
  OperationsSlot,
  PeopleSlot,
  PushStateSlot,
  PlanSlot,
  ReportsSlot,
  SessionsSlot,
} from '@upround/profile/web';
import type { FeatureRoute } from '@upround/shared/routing';
import { TransparencySlot } from '@upround/site/web';

interface Slot<Props extends object> {
  Fill: Provider<ComponentType<Props> | null>;
}
type Filling = (children: ReactNode) => ReactNode;

const fill =
  <Props extends object>({ Fill }: Slot<Props>, part: ComponentType<Props>): Filling =>
  (children) => <Fill value={part}>{children}</Fill>;

/** Which part of a feature fills which place on another feature's page. */
const fillings: readonly Filling[] = [
  fill(BlockSlot, BlockPerson),
  fill(NotificationSettingsSlot, NotificationSettings),
  fill(PushStateSlot, PushState),
  fill(SessionsSlot, SessionList),
  fill(AnalyticsSlot, ViewReport),
  fill(PeopleSlot, Members),
  fill(MoneySlot, Money),
  fill(CompetitionsSlot, CompetitionsDesk),
  fill(ReportsSlot, OwnReports),
  fill(ModerationSlot, ModerationQueue),
  fill(ApprovalsSlot, Approvals),
  fill(OperationsSlot, Operations),
  fill(TransparencySlot, Transparency),
  fill(AccountSlot, CredentialSettings),
  fill(PlanSlot, PresentPlan),
];

/** The route of a page whose places are filled with parts of other features. */
export const withSlots = (route: FeatureRoute): FeatureRoute => ({
  ...route,
  page: async () => {
    const Page = await route.page();
    return function FilledPage() {
      return fillings.reduceRight<ReactNode>((inside, filling) => filling(inside), <Page />);
    };
  },
});
