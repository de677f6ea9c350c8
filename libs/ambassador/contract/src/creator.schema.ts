import { momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What a member needs to join the creator programme, in this order. */
export const creatorNeeds = ['ACCOUNT_DAYS', 'POSTS', 'READS', 'NO_RESTRICTION'] as const;
export type CreatorNeed = (typeof creatorNeeds)[number];

/** Where an application is. */
export const creatorStates = ['SUBMITTED', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'LEFT'] as const;
export type CreatorState = (typeof creatorStates)[number];

export const creatorProgressSchema = z.object({
  need: z.enum(creatorNeeds),
  /** Days, posts, reads or restrictions that the member has. */
  value: z.int(),
  /** At least so many; of restrictions none. */
  needed: z.int(),
  isMet: z.boolean(),
});
export type CreatorProgress = z.output<typeof creatorProgressSchema>;

export const payoutStates = ['NONE', 'DUE', 'PAID'] as const;

/** A month in Asia/Kolkata, like `2026-11`. */
export const monthSchema = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));

/** A month of one's own. Amounts are whole paise. */
export const creatorMonthSchema = z.object({
  month: z.string(),
  /** Reads that count. */
  reads: z.int(),
  /** Of the month's pool. */
  share: z.int(),
  /** From earlier months. */
  carriedIn: z.int(),
  /** Share and carried amount, or nothing below the least payout. */
  paid: z.int(),
  /** To the next month; also a payout that staff declined. */
  carriedOut: z.int(),
  payout: z.enum(payoutStates),
  /** When staff paid it; null before. */
  paidAt: z.nullable(momentSchema),
});
export type CreatorMonth = z.output<typeof creatorMonthSchema>;

/** One's own statement of a month, with all that it's computed from. */
export const creatorStatementSchema = z.extend(creatorMonthSchema, {
  /** Payments for plans without tax, less refunds. */
  netRevenue: z.int(),
  /** The creators' part of it. */
  pool: z.int(),
  /** Reads that count, of all creators. */
  allReads: z.int(),
  /** One's own posts, the most read first, at most a hundred. Slug and title are empty where it isn't there any more. */
  posts: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string(), reads: z.int() })),
});
export type CreatorStatement = z.output<typeof creatorStatementSchema>;

/** An application, with its timeline. */
export const creatorApplicationSchema = z.object({
  id: z.string(),
  state: z.enum(creatorStates),
  about: z.string(),
  /** Whether a UPI ID for payouts is saved. It's never shown in full. */
  payoutVpa: z.nullable(z.string()),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
  /** The oldest first. */
  timeline: z.array(z.object({ state: z.enum(creatorStates), at: momentSchema })),
});
export type CreatorApplication = z.output<typeof creatorApplicationSchema>;

/** One's own place in the creator programme. */
export const ownCreatorSchema = z.object({
  progress: z.array(creatorProgressSchema),
  isEligible: z.boolean(),
  /** The latest; null for those who never applied. */
  application: z.nullable(creatorApplicationSchema),
  /** The latest month first. */
  months: z.array(creatorMonthSchema),
  /** Reads of this month that count so far. */
  readsThisMonth: z.int(),
});
export type OwnCreator = z.output<typeof ownCreatorSchema>;

/** What everyone can read about the creator programme. Amounts are whole paise. */
export const creatorProgrammeSchema = z.object({
  /** Members in the programme. */
  creators: z.int(),
  /** The creators' part of the net revenue of plans, in percent. */
  poolPercent: z.int(),
  minimumPayout: z.int(),
  /** Closed months, the latest first, at most twelve. */
  months: z.array(
    z.object({ month: z.string(), pool: z.int(), reads: z.int(), creators: z.int() }),
  ),
});
export type CreatorProgramme = z.output<typeof creatorProgrammeSchema>;
