import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The bounds of what admins write about payments. */
export const moneyLimits = { reason: 500, query: 64, problem: 200 } as const;

export const moneyStates = [
  'CREATED',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
] as const;
export const moneyStateSchema = z.enum(moneyStates);
export type MoneyState = z.output<typeof moneyStateSchema>;

/** A payment as admins see it in a list. Amounts are in paise. */
export const staffPaymentSchema = z.object({
  id: idSchema,
  /** Null for accounts that are deleted. */
  person: z.nullable(personSummarySchema),
  /** What was ordered. */
  title: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  state: moneyStateSchema,
  createdAt: momentSchema,
  /** When it succeeded, failed or expired. */
  endedAt: z.nullable(momentSchema),
  /** The invoice's number; null for what wasn't delivered. */
  invoice: z.nullable(z.string()),
});
export type StaffPayment = z.output<typeof staffPaymentSchema>;

/** `LATE`: the policy's term is over. `RETURNED`: it was, or is on its way. */
export const refundOutcomes = ['POSSIBLE', 'LATE', 'RETURNED', 'NOT_PAID', 'BLOCKED'] as const;

/** Everything that admins see of a payment. */
export const staffPaymentDetailsSchema = z.extend(staffPaymentSchema, {
  orderId: idSchema,
  /** Null without an invoice. */
  tax: z.nullable(z.int()),
  provider: z.string(),
  /** The provider's id of the money; null until it has arrived. */
  providerPayment: z.nullable(z.string()),
  /** Why it failed, as a code. */
  failure: z.nullable(z.string()),
  /** A UPI id with its middle hidden. */
  payer: z.nullable(z.string()),
  isDebit: z.boolean(),
  creditNote: z.nullable(z.string()),
  refund: z.nullable(z.object({ state: z.enum(['PENDING', 'DONE', 'FAILED']), at: momentSchema })),
  /** Whether it can be refunded; the reason is empty where the outcome says it all. */
  verdict: z.object({ outcome: z.enum(refundOutcomes), reason: z.string() }),
});
export type StaffPaymentDetails = z.output<typeof staffPaymentDetailsSchema>;

/** Where our records and the payment provider's don't match. */
export const moneyProblemSchema = z.object({
  id: z.string(),
  at: momentSchema,
  /** Money of no payment, other money than was asked for, or a refund that hasn't arrived. */
  problem: z.enum(['UNKNOWN', 'MISMATCH', 'REFUND']),
  paymentId: z.nullable(idSchema),
});
export type MoneyProblem = z.output<typeof moneyProblemSchema>;

const reason = textOf(moneyLimits.reason);

/** A member's slug, a payment's id, or an invoice's number; empty for all payments. */
export const moneyQuerySchema = z.optional(textOf(moneyLimits.query, 0));

export const refundSchema = z.strictObject({
  reason,
  /** Confirms that the policy's term is over. */
  isLate: z.optional(z.boolean()),
});

export const solvedProblemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(moneyLimits.problem)),
  reason,
});
