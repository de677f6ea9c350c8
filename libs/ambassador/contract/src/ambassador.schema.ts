import { momentSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** Where a membership in the programme is. */
export const ambassadorStates = ['PENDING', 'ACTIVE', 'DECLINED', 'LEFT'] as const;
export const ambassadorStateSchema = z.enum(ambassadorStates);
export type AmbassadorState = (typeof ambassadorStates)[number];

/** What a referred person does that can bring points. */
export const incentiveKinds = [
  'REFERRAL_JOINED',
  'REFERRAL_FIRST_POST',
  'REFERRAL_ACTIVE',
  'REFERRAL_PAID',
] as const;
export type IncentiveKind = (typeof incentiveKinds)[number];

export const rewardIds = [
  'STICKER_PACK',
  'PREMIUM_MONTH',
  'MENTOR_SESSION',
  'ANNUAL_MEET',
] as const;
export const rewardIdSchema = z.enum(rewardIds);
export type RewardId = (typeof rewardIds)[number];

/** A quarter of the calendar in Asia/Kolkata. */
export const seasonSchema = z.object({
  /** Like `2026-Q4`. */
  id: z.string(),
  /** Its first moment. */
  from: momentSchema,
  /** The first moment after it. */
  to: momentSchema,
});
export type Season = z.output<typeof seasonSchema>;

/** Who is referred, by how far they came. */
export const funnelSchema = z.object({
  /** Times that the link was opened, once a day for each network. */
  visits: z.int(),
  joined: z.int(),
  /** With a verified address, and activity on three days within their first fourteen. */
  active: z.int(),
});
export type Funnel = z.output<typeof funnelSchema>;

/** A place on a board. */
export const boardRowSchema = z.object({
  id: z.string(),
  /** Those with the same points share a rank: 1, 2, 2, 4. */
  rank: z.int(),
  points: z.int(),
  /** How many ranks they rose since yesterday; null for those who weren't ranked yesterday. */
  change: z.nullable(z.int()),
  /** Null if the ambassador hides their name, or if one of the two people blocked the other. */
  person: z.nullable(personSummarySchema),
  /** People they brought who became active, in all seasons. */
  active: z.int(),
  isOwn: z.boolean(),
});
export type BoardRow = z.output<typeof boardRowSchema>;

/** What everyone can read about the programme. */
export const programmeSchema = z.object({
  /** Ambassadors who are active. */
  ambassadors: z.int(),
  /** All of them together. */
  funnel: z.omit(funnelSchema, { visits: true }),
  season: seasonSchema,
  /** The first places of this season. */
  leaders: z.array(boardRowSchema),
});
export type Programme = z.output<typeof programmeSchema>;

/** An ambassador's page, as everyone reads it. */
export const ambassadorSchema = z.object({
  id: z.string(),
  person: personSummarySchema,
  /** What they said when they applied. */
  motivation: z.string(),
  /** Since when they are an ambassador. */
  since: momentSchema,
  /** For the link and the sign-up form. */
  code: z.string(),
  joined: z.int(),
  active: z.int(),
  /** Their place this season; null without points. */
  season: z.nullable(z.object({ rank: z.int(), points: z.int() })),
  /** Their place of all time; null without points. */
  allTime: z.nullable(z.object({ rank: z.int(), points: z.int() })),
  isOwn: z.boolean(),
});
export type Ambassador = z.output<typeof ambassadorSchema>;

/** Whether an invitation can be used. */
export const checkedInviteSchema = z.object({
  valid: z.boolean(),
  /** Who invites; empty for those who hide their name, and where their account was deleted. */
  displayName: z.string(),
});
export type CheckedInvite = z.output<typeof checkedInviteSchema>;

/** An invitation of one's own. */
export const inviteSchema = z.object({
  id: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  /** Who used it; null while it's open, for accounts that were deleted, and if one of the two people blocked the other. */
  usedBy: z.nullable(personSummarySchema),
  isUsed: z.boolean(),
});
export type Invite = z.output<typeof inviteSchema>;

export const rewardStates = ['NONE', 'CLAIMED', 'HANDED_OUT', 'DECLINED'] as const;

/** A reward, and how far one is. */
export const ownRewardSchema = z.object({
  id: rewardIdSchema,
  /** Points of all seasons at which it's reached. */
  points: z.int(),
  /** Points that are missing. */
  missing: z.int(),
  state: z.enum(rewardStates),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
});
export type OwnReward = z.output<typeof ownRewardSchema>;

/** A day of the chart. */
export const funnelDaySchema = z.extend(funnelSchema, {
  /** In Asia/Kolkata, like `2026-11-27`. */
  day: z.string(),
});
export type FunnelDay = z.output<typeof funnelDaySchema>;

/** One's own membership in the programme. */
export const ownAmbassadorSchema = z.object({
  id: z.string(),
  state: ambassadorStateSchema,
  motivation: z.string(),
  appliedAt: momentSchema,
  /** When the application was decided; null before. */
  decidedAt: z.nullable(momentSchema),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
  isNameHidden: z.boolean(),
  /** Null unless one is active. */
  code: z.nullable(z.string()),
  funnel: funnelSchema,
  /** Days on which something happened, of the last 90, the oldest first. */
  days: z.array(funnelDaySchema),
  /** Points of all seasons that count. */
  points: z.int(),
  /** Points of this season that count. */
  seasonPoints: z.int(),
  /** Points that wait for a review. */
  heldPoints: z.int(),
  season: seasonSchema,
  rewards: z.array(ownRewardSchema),
});
export type OwnAmbassador = z.output<typeof ownAmbassadorSchema>;

export const appealStates = ['NONE', 'OPEN', 'ACCEPTED', 'DECLINED'] as const;

/** Why a line is in the ledger. */
export const lineReasons = ['AWARD', 'REFUND', 'REJECTED', 'APPEAL'] as const;

/** A line of one's own ledger: it's never changed or deleted. */
export const ledgerLineSchema = z.object({
  id: z.string(),
  kind: z.enum(incentiveKinds),
  reason: z.enum(lineReasons),
  /** Negative where points were taken back. */
  points: z.int(),
  /** When it happened. */
  at: momentSchema,
  /** The version of the rules. */
  ruleVersion: z.int(),
  /** Which of the people one brought, counted from 1. They aren't named: it's their business whether they paid. */
  referral: z.int(),
  /** Whether it waits for a review; then it doesn't count yet. */
  isHeld: z.boolean(),
  appeal: z.enum(appealStates),
});
export type LedgerLine = z.output<typeof ledgerLineSchema>;

/** What became of a code. */
export const referralOutcomes = [
  'REFERRED',
  'NO_CODE',
  'UNKNOWN_CODE',
  'OWN_CODE',
  'ALREADY_REFERRED',
  'ACCOUNT_TOO_OLD',
  'EXPIRED',
  'RING',
  'TAMPERED',
] as const;

export const referralSchema = z.object({
  outcome: z.enum(referralOutcomes),
  /** Who referred the caller; null where no one did, and for those who hide their name. */
  displayName: z.nullable(z.string()),
});
export type Referral = z.output<typeof referralSchema>;
