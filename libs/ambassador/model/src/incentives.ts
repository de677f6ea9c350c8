import { incentiveVersions } from './incentives.data';

/** What a referred person does that can bring points, in the order in which it usually happens. */
export const incentiveKinds = [
  'REFERRAL_JOINED',
  'REFERRAL_FIRST_POST',
  /** As `activatedAt` says. */
  'REFERRAL_ACTIVE',
  /** The person paid for their first plan. */
  'REFERRAL_PAID',
] as const;
export type IncentiveKind = (typeof incentiveKinds)[number];

/** What one kind of event brings. */
export interface AwardRule {
  /** Whole and not negative; 0 brings no line in the ledger. */
  points: number;
  /** How many awards an ambassador gets for events of one day in Asia/Kolkata; null for no cap. */
  mostADay: number | null;
  /** The same for one season. */
  mostASeason: number | null;
  /** Whether a counter-entry takes the points back when the payment is refunded. */
  isReversedByRefund: boolean;
}

export const rewardIds = [
  'STICKER_PACK',
  /** One month of Premium. */
  'PREMIUM_MONTH',
  /** One session with a mentor. */
  'MENTOR_SESSION',
  /** The trip to the annual meet. */
  'ANNUAL_MEET',
] as const;
export type RewardId = (typeof rewardIds)[number];

/** A reward and the total at which it's reached: of all seasons, since points aren't spent. */
export interface Reward {
  id: RewardId;
  points: number;
}

export interface IncentiveRules {
  /** From 1, without gaps. */
  version: number;
  /** Its first moment, with which a season begins. It's in force until the next version. */
  from: Date;
  awards: Readonly<Record<IncentiveKind, AwardRule>>;
  /** The lowest first. */
  rewards: readonly Reward[];
  /** Who is first of several with the same points: who reached them earlier. They share their rank. */
  tie: 'EARLIER_FIRST';
}

/**
 * The rules in force at a moment. An event is judged by the rules of its own moment, however late it's processed.
 *
 * @param versions in any order
 * @returns null before the first version, and for a moment that is none
 */
export function rulesAt(
  moment: Date,
  versions: readonly IncentiveRules[] = incentiveVersions,
): IncentiveRules | null {
  return versions.reduce<IncentiveRules | null>(
    (found, rules) =>
      rules.from <= moment && (found === null || rules.from > found.from) ? rules : found,
    null,
  );
}

/**
 * The rules of a version, for lines that name it.
 *
 * @throws RangeError if there's no such version
 */
export function rulesOf(
  version: number,
  versions: readonly IncentiveRules[] = incentiveVersions,
): IncentiveRules {
  const found = versions.find((rules) => rules.version === version);
  if (found === undefined) throw new RangeError(`version: ${version}`);
  return found;
}

/** How far an ambassador is towards a reward. */
export interface RewardProgress extends Reward {
  isReached: boolean;
  /** Points that are missing; 0 once it's reached. */
  missing: number;
  /** From 0 to 1, and 1 only once it's reached. */
  progress: number;
}

/**
 * How far an ambassador is towards each reward, the lowest first.
 *
 * @param points the total of all seasons; less than none counts as none
 */
export const rewardProgress = (
  points: number,
  { rewards }: Pick<IncentiveRules, 'rewards'>,
): RewardProgress[] =>
  rewards.map((reward) => {
    const missing = Math.max(0, reward.points - Math.max(0, points));
    const isReached = missing === 0;
    return { ...reward, isReached, missing, progress: isReached ? 1 : 1 - missing / reward.points };
  });
