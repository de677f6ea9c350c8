import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { PAYMENT_EVENT, PLAN_EVENT } from './premium.event-names';
import { paymentStateSchema } from './premium.schema';

/** One of the person's payments changed. */
export const paymentEvent = {
  name: PAYMENT_EVENT,
  data: z.object({ id: idSchema, state: paymentStateSchema }),
} as const;

/** What the person's plan opens has changed, or their membership. */
export const planEvent = { name: PLAN_EVENT, data: z.object({}) } as const;
