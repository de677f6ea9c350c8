export type { AccountDirectory } from './account-directory';
export type { Eraser } from './eraser';
export { inBatches } from './export-source';
export type { ExportRow, ExportSource, ExportValue } from './export-source';
export { followed, posted, unfollowed } from './events';
export { moveCounter } from './move-counter';
export type { PeopleDirectory } from './people-directory';
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
