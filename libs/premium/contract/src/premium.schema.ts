import { amountSchema, offeringIds } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** 1 Premium, 2 Premium Plus, 3 Premium Jobs. */
export const tierSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const offeringIdSchema = z.enum(offeringIds);
export const periodSchema = z.enum(['MONTH', 'YEAR']);
export type Period = z.output<typeof periodSchema>;

/** The plan that a person can use at this moment. */
export const presentPlanSchema = z.object({
  tier: tierSchema,
  /** A plan that they pay for, a gift of ours, or the demo community. */
  source: z.enum(['PLAN', 'GRANT', 'DEMO']),
  /** When it ends; null runs on. */
  until: z.nullable(z.string()),
});
export type PresentPlan = z.output<typeof presentPlanSchema>;

export const planPriceSchema = z.object({
  period: periodSchema,
  /** Tax included. */
  amount: amountSchema,
  currency: z.literal('INR'),
});

/** A plan on offer. */
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  tier: tierSchema,
  offeringId: offeringIdSchema,
  prices: z.array(planPriceSchema),
});
export type Plan = z.output<typeof planSchema>;

/**
 * - `PENDING`: not paid yet.
 * - `ACTIVE`: paid, and renews.
 * - `GRACE`: a renewal wasn't paid; the plan works for three more days while the debit is tried again.
 * - `PAUSED`: works until the period's end, and no debits until it's resumed.
 * - `CANCELLED`: works until the period's end, and no further debits.
 * - `ENDED`: over.
 */
export const membershipStateSchema = z.enum([
  'PENDING',
  'ACTIVE',
  'GRACE',
  'PAUSED',
  'CANCELLED',
  'ENDED',
]);
export type MembershipState = z.output<typeof membershipStateSchema>;

/** The approval by which a plan is debited. */
export const mandateSchema = z.object({
  state: z.enum(['CREATED', 'ACTIVE', 'PAUSED', 'REVOKED']),
  /** The payer's UPI id with its middle hidden; null where the provider doesn't name it. */
  vpa: z.nullable(z.string()),
  /** The most that one debit may be. */
  maxAmount: amountSchema,
});

/** A member's subscription to a plan. */
export const membershipSchema = z.object({
  id: z.string(),
  planId: offeringIdSchema,
  tier: tierSchema,
  period: periodSchema,
  state: membershipStateSchema,
  /** What one period costs, tax included. */
  amount: amountSchema,
  currency: z.literal('INR'),
  /** The period that is paid; null before the first payment. */
  periodStart: z.nullable(z.string()),
  periodEnd: z.nullable(z.string()),
  /** When the next debit is due; null if there will be none. */
  nextDebitAt: z.nullable(z.string()),
  nextAmount: z.nullable(amountSchema),
  /** The plan to which it changes at the period's end. */
  change: z.nullable(z.object({ planId: offeringIdSchema, period: periodSchema })),
  mandate: z.nullable(mandateSchema),
  /** Its payment that isn't decided yet, or whose last try failed. */
  openPaymentId: z.nullable(z.string()),
});
export type Membership = z.output<typeof membershipSchema>;

/** What a member can use, and the subscription that pays for it; null where there is none. */
export const readMembershipSchema = z.object({
  plan: z.nullable(presentPlanSchema),
  membership: z.nullable(membershipSchema),
});
export type MembershipAnswer = z.output<typeof readMembershipSchema>;

const VPA_MAX = 320;
export const vpaSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(VPA_MAX),
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9._-]{1,255}@[A-Za-z][A-Za-z0-9]{1,63}$/,
      'Enter a UPI ID such as asha@bank.',
    ),
  );

export const startMembershipSchema = z.strictObject({
  planId: offeringIdSchema,
  period: periodSchema,
  vpa: z.optional(vpaSchema),
});

/**
 * - `CREATED`: the provider doesn't know it yet.
 * - `PENDING`: waits for the payer or the bank; not failed.
 * - `SUCCESS`: paid.
 * - `FAILED`: declined; nothing was paid.
 * - `EXPIRED`: not paid in time.
 * - `REFUNDED`: paid and returned.
 */
export const paymentStateSchema = z.enum([
  'CREATED',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
]);
export type PaymentState = z.output<typeof paymentStateSchema>;

/** A payment that was asked for. */
export const startedPaymentSchema = z.object({
  paymentId: z.string(),
  state: paymentStateSchema,
  /** Where the payer approves it; null for a debit, which nobody has to approve. */
  payUrl: z.nullable(z.string()),
});

export const startedMembershipSchema = z.extend(startedPaymentSchema, { membershipId: z.string() });
export type StartedMembership = z.output<typeof startedMembershipSchema>;

/** Exactly one of a state, or a plan with its period; a test in the contract shows what is refused. */
export const changeMembershipSchema = z.union([
  z.strictObject({ state: z.enum(['PAUSED', 'ACTIVE', 'CANCELLED']) }),
  z.strictObject({
    planId: offeringIdSchema,
    period: periodSchema,
    /** Answers what the change would cost, and changes nothing. */
    preview: z.optional(z.boolean()),
  }),
]);

/** What a change of plan costs. */
export const prorationSchema = z.object({
  /** `NOW` for a higher tier, else at the end of the paid period. */
  from: z.enum(['NOW', 'PERIOD_END']),
  /** When it takes effect. */
  at: z.string(),
  /** Price of one period of the new plan. */
  price: amountSchema,
  /** Worth of the rest of the paid period. */
  credit: amountSchema,
  /** Price less credit: what is paid now. */
  dueNow: amountSchema,
  nextDebitAt: z.string(),
});
export type Proration = z.output<typeof prorationSchema>;

/** A membership after a change; of a preview as it is, with what the change would cost. */
export const changedMembershipSchema = z.object({
  membership: membershipSchema,
  proration: z.nullable(prorationSchema),
  /** What has to be approved for the change; null for a change without a payment, and for a preview. */
  payment: z.nullable(startedPaymentSchema),
});
export type ChangedMembership = z.output<typeof changedMembershipSchema>;

/** Why a payment ended without success. */
export const failureReasonSchema = z.enum([
  'DECLINED',
  'NO_FUNDS',
  'BANK',
  'EXPIRED',
  'UPI_ID',
  'OTHER',
]);
export type FailureReason = z.output<typeof failureReasonSchema>;

const paymentFields = {
  id: z.string(),
  /** What was paid for. */
  title: z.string(),
  amount: amountSchema,
  currency: z.literal('INR'),
  state: paymentStateSchema,
  createdAt: z.string(),
  /** When its state became final; null until then. */
  endedAt: z.nullable(z.string()),
  failure: z.nullable(failureReasonSchema),
  /** Of what was paid, how much is returned. */
  refunded: amountSchema,
  /** Number of its invoice; null before it's paid, and where it was returned because it couldn't be delivered. */
  invoice: z.nullable(z.string()),
  /** Number of the credit note for what was returned. */
  creditNote: z.nullable(z.string()),
} as const;

/** One of the member's payments. */
export const paymentSchema = z.object(paymentFields);
export type Payment = z.output<typeof paymentSchema>;

/** A payment's state, with what the page needs that waits for it. */
export const paymentStatusSchema = z.object({
  ...paymentFields,
  payUrl: z.nullable(z.string()),
  /** Text of the QR code, and the link that opens the payer's UPI app; null once it's decided. */
  intentUrl: z.nullable(z.string()),
  /** Who gets the money, as the payer's UPI app shows it. */
  payee: z.string(),
  /** Until when it can be approved. */
  expiresAt: z.string(),
  /** It also approves later debits. */
  isMandate: z.boolean(),
  /** A test payment: no money moves. */
  isTest: z.boolean(),
  /** The same order can be paid by another payment. */
  canRetry: z.boolean(),
  /** Path of the page to go on to. */
  next: z.string(),
});
export type PaymentStatus = z.output<typeof paymentStatusSchema>;

/** Whether a UPI id can pay, with its holder's name with most letters hidden. */
export const verifiedVpaSchema = z.object({
  vpa: z.string(),
  valid: z.boolean(),
  name: z.nullable(z.string()),
});
