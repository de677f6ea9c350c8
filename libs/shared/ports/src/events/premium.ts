import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

const order = z.object({
  userId: z.string(),
  orderId: z.string(),
  /** ISO 8601, in UTC. */
  at: z.string(),
});

/** A person paid for a plan that they didn't have; renewals publish nothing. */
export const planPaid = { name: 'premium.plan-paid', data: order } satisfies EventDefinition;

/** What a person paid for a plan was returned. */
export const planRefunded = {
  name: 'premium.plan-refunded',
  data: order,
} satisfies EventDefinition;
