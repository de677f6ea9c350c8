export type { AccountDirectory } from './account-directory';
export type { ConversationLock } from './conversation-lock';
export type { DigestReaders, DigestRhythm } from './digest-readers';
export type { FollowCounts, FollowTies } from './follow-ties';
export type { Eraser } from './eraser';
export { inBatches } from './export-source';
export type { ExportRow, ExportSource, ExportValue } from './export-source';
export {
  commented,
  followed,
  liked,
  mentioned,
  messaged,
  pollEnded,
  posted,
  removedByModerator,
  replied,
  unfollowed,
  unliked,
} from './events';
export type { MessagePermission } from './message-permission';
export type { Geocoder, Place } from './geocoder';
export { moveCounter } from './move-counter';
export type { NotificationChannel, NotificationPreferences } from './notification-preferences';
export type { PeopleDirectory } from './people-directory';
export type { PushMessage, PushResult, PushService } from './push-service';
export type { ReadMarks } from './read-marks';
export type { Realtime, RealtimeEvent } from './realtime';
export type { PollBox, PollState, PollTotals } from './poll-box';
export type {
  CounterChange,
  CounterMove,
  FoundTarget,
  ReactionKind,
  ReactionTarget,
  TargetSummary,
} from './reaction-target';
