export { activatedAt, ACTIVATION_DAYS, ACTIVE_DAYS, FIRST_POST_DAYS } from './activation';
export { burstReason, MOST_BY_CODE_AN_HOUR, MOST_BY_NETWORK_A_DAY } from './bursts';
export type { BurstFacts, BurstReason } from './bursts';
export {
  CREATOR_WINDOW_DAYS,
  creatorMinimums,
  creatorNeeds,
  creatorProgress,
  isCreatorEligible,
} from './creator-eligibility';
export type { CreatorFigures, CreatorNeed, CreatorProgress } from './creator-eligibility';
export {
  countedReads,
  CREATOR_POOL_PERCENT,
  creatorPool,
  creatorStatement,
  MINIMUM_PAYOUT,
  MOST_READS_BY_READER,
  poolShares,
  readsThatCount,
} from './creator-statement';
export type { CreatorMonth, CreatorStatement, PostRead, StatementLine } from './creator-statement';
export { incentiveKinds, rewardIds, rewardProgress, rulesAt, rulesOf } from './incentives';
export type {
  AwardRule,
  IncentiveKind,
  IncentiveRules,
  Reward,
  RewardId,
  RewardProgress,
} from './incentives';
export { incentiveVersions } from './incentives.data';
export { dayOf, daySpanOf, isWithin, monthOf, MS_PER_DAY, MS_PER_HOUR } from './kolkata-calendar';
export type { CalendarSpan } from './kolkata-calendar';
export { changeSince, NEIGHBOURS, neighbours, rankBoard } from './leaderboard';
export type { BoardRow, RankedRow } from './leaderboard';
export {
  awardFor,
  eventKeyOf,
  refundFor,
  released,
  reversalOf,
  standingOf,
  totalOf,
} from './ledger';
export type {
  AwardRefusal,
  IncentiveEvent,
  LedgerLine,
  LineState,
  RefundEvent,
  RefundRefusal,
  Standing,
} from './ledger';
export {
  REFERRAL_CODE_DAYS,
  referralRefusal,
  REFERRED_ACCOUNT_DAYS,
  referrersOf,
  RING_BOUND,
} from './referral';
export type { ReferralFacts, ReferralRefusal } from './referral';
export { seasonOf, seasonsBetween, seasonWithId } from './seasons';
export type { Season } from './seasons';
