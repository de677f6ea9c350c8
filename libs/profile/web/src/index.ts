import { lazyDialog } from '@upround/shared/toasts';

export { AccountSlot } from './account-slot';
export { AnalyticsSlot } from './analytics-slot';
export { ApprovalsSlot } from './approvals-slot';
export { CompetitionsSlot } from './competitions-slot';
export { ModerationSlot } from './moderation-slot';
export { MoneySlot } from './money-slot';
export { OperationsSlot } from './operations-slot';
export { PeopleSlot } from './people-slot';
export { ExperienceBrief } from './components/experience/lazy-brief';
export { useMuteKind } from './components/mute-kind/use-mute-kind';
export { HomeSteps } from './home-steps/home-steps';
export { useKindTexts } from './kinds/kind-texts';
export { NotificationSettingsSlot, PushStateSlot } from './notification-settings-slot';
export { PlanSlot } from './plan-slot';
export type { ProfileTab, ProfileTabProps } from './profile-tabs';
export { WelcomeProfile } from './welcome/welcome-parts';
export { ReportsSlot } from './reports-slot';
export { SessionsSlot } from './sessions-slot';
export { routesWith } from './routes';

/** Asks whether a person should be blocked, for a conversation. */
export const BlockPerson = /* @__PURE__ */ lazyDialog(
  () => import('./components/block-person').then((m) => m.BlockPerson),
  ({ onClose }) => onClose(),
);
