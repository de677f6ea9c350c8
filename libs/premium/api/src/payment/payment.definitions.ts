import type { EventDefinition, TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Asks the provider to take a payment, or to debit a mandate. */
export const startPayment = {
  name: 'premium.start-payment',
  data: z.object({ paymentId: z.string() }),
  batch: 5,
} satisfies TaskDefinition;

/** Asks the provider how a payment is. */
export const checkPayment = {
  name: 'premium.check-payment',
  data: z.object({ paymentId: z.string() }),
  batch: 5,
} satisfies TaskDefinition;

/** Asks the provider to return a payment, or how its return is. */
export const sendRefund = {
  name: 'premium.send-refund',
  data: z.object({ refundId: z.string() }),
  retries: 10,
  retryPauseSeconds: 5,
  batch: 5,
} satisfies TaskDefinition;

/** Finds what tasks should have done and didn't, because a process died. */
export const sweepPayments = {
  name: 'premium.sweep-payments',
  data: z.object({}),
  schedule: '* * * * *',
} satisfies TaskDefinition;

/** Compares what the provider captured with the ledger. */
export const reconcilePayments = {
  name: 'premium.reconcile-payments',
  data: z.object({}),
  schedule: '*/5 * * * *',
} satisfies TaskDefinition;

/** The same over a week, where the server was away for long. */
export const reconcileWeek = {
  name: 'premium.reconcile-week',
  data: z.object({}),
  schedule: '30 21 * * *',
} satisfies TaskDefinition;

/** A payment was decided; a success that was returned at once is one too. */
export const paymentEnded = {
  name: 'premium.payment-ended',
  data: z.object({
    paymentId: z.string(),
    userId: z.string(),
    state: z.enum(['SUCCESS', 'FAILED', 'EXPIRED', 'REFUNDED']),
    /** A debit of a mandate. */
    isDebit: z._default(z.boolean(), false),
  }),
} satisfies EventDefinition;
