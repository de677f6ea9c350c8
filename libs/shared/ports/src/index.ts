export type { AccountDirectory } from './account-directory';
export type { Acquaintances } from './acquaintances';
export type { Approval, ApprovalContext, ApprovalOutcome, ApprovalSource } from './approval-source';
export type { AllContributions, Contributions } from './contributions';
export type { PairLock } from './pair-lock';
export type { DigestReaders, DigestRhythm } from './digest-readers';
export type { FollowCounts, FollowTies } from './follow-ties';
export type { Entitlement, Entitlements } from './entitlements';
export type { DeletionEffects } from './deletion-effects';
export type { Eraser } from './eraser';
export { exportById, exportedMoment } from './export-by-id';
export type { ExportedById } from './export-by-id';
export { inBatches } from './export-source';
export type { ExportRow, ExportSource, ExportValue } from './export-source';
export { mentioned, pollEnded, posted } from './events/feed';
export {
  applicantsWaiting,
  applicationMoved,
  applied,
  jobClosed,
  jobConfirmReminder,
  jobsFound,
  offerReplied,
} from './events/jobs';
export { messaged } from './events/messaging';
export { removedByModerator } from './events/moderation';
export { planPaid, planRefunded } from './events/premium';
export { accountDeleted } from './events/profile';
export { commented, followed, liked, replied, unfollowed, unliked } from './events/social';
export type { LinkPreviews, StoredLinkPreview, StoredPicture } from './link-previews';
export type { Mail, MailCalendar, Mailer } from './mailer';
export type { MessagePermission } from './message-permission';
export type { Geocoder, Place } from './geocoder';
export type { UploadedRecord, UploadReaders, Uploads } from './uploads';
export type {
  MeasureContext,
  MemberStates,
  ModeratedRecords,
  RecordMeasure,
  RecordSnapshot,
  SnapshotLine,
} from './moderated-records';
export { moveCounter } from './move-counter';
export type { Hiding, PersonHiding } from './person-hiding';
export type { NewReport, ReportStore } from './report-store';
export type { SpamCheck, SpamContext, WrittenText } from './spam-check';
export { dayKey, notifiesOf, takesBackOn } from './notification-listeners';
export type { ListenerContext } from './notification-listeners';
export type {
  DemoNotification,
  DescribedNotification,
  DigestSummary,
  FormerTarget,
  NotificationAct,
  NotificationDescription,
  NotificationDetails,
  NotificationDraft,
  NotificationKind,
  NotificationListener,
  Notifier,
} from './notification-kind';
export type { NotificationChannel, NotificationPreferences } from './notification-preferences';
export { RSS_ENTRIES } from './page-source';
export type {
  CardPicture,
  PageMeta,
  PageRequest,
  PageSource,
  PublicRecord,
  RssChannel,
  RssEntry,
  RssSource,
} from './page-source';
export { CommandError } from './operator-command';
export type { OperatorCommand, OperatorParts } from './operator-command';
export type {
  CreatedPayment,
  FailedState,
  Order,
  Payments,
  Sale,
  SaleContext,
  SaleKind,
} from './payments';
export type { PayoutRecord, Payouts, PlanRevenue } from './payouts';
export type { PeopleDirectory } from './people-directory';
export type { ProfileFacts, ProfileReader } from './profile-facts';
export type { ProfileList } from './profile-list';
export type { PushMessage, PushResult, PushService } from './push-service';
export type { Realtime, RealtimeEvent } from './realtime';
export type { PollStore, PollState, PollTotals, QuizAnswer } from './poll-store';
export type {
  CounterChange,
  CounterMove,
  FoundTarget,
  MarkChange,
  ReactionKind,
  ReactionTarget,
  RecordMark,
  TargetSummary,
} from './reaction-target';
export type { FilterChoice, FilterSource } from './filter-source';
export type {
  Memberships,
  RoleChange,
  StaffAccount,
  StaffAccounts,
  StaffPeople,
  StaffPeopleCursor,
  StaffPeoplePage,
  StaffPerson,
  StaffSession,
} from './staff-ports';
export type {
  RefundVerdict,
  StaffPayment,
  StaffPaymentDetails,
  StaffPayments,
  StaffPaymentState,
  UnsolvedMoney,
} from './staff-payments';
export type { FoundRecord, SearchSource, TrendingPage, TrendingPosition } from './search-source';
