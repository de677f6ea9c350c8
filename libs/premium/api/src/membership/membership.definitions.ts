import type { EventDefinition, TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Has the provider pause, resume or revoke a mandate. */
export const changeMandate = {
  name: 'premium.change-mandate',
  data: z.object({ mandateId: z.string() }),
  retries: 10,
  retryPauseSeconds: 5,
  batch: 5,
} satisfies TaskDefinition;

/** Announces debits, debits what is due, and ends what isn't paid. */
export const renewMemberships = {
  name: 'premium.renew-memberships',
  data: z.object({}),
  schedule: '* * * * *',
} satisfies TaskDefinition;

/** Does for one membership what is due. */
export const renewMembership = {
  name: 'premium.renew-membership',
  data: z.object({ membershipId: z.string() }),
} satisfies TaskDefinition;

const about = z.object({ membershipId: z.string(), userId: z.string() });

/** A debit follows in a day at the earliest. */
export const debitAnnounced = {
  name: 'premium.debit-announced',
  data: z.extend(about, { at: z.string(), amount: z.int() }),
} satisfies EventDefinition;

/** A renewal wasn't paid, and is tried again. */
export const debitFailed = {
  name: 'premium.debit-failed',
  data: z.extend(about, { until: z.string() }),
} satisfies EventDefinition;

/** A membership is over. */
export const membershipEnded = {
  name: 'premium.membership-ended',
  data: z.extend(about, { isUnpaid: z.boolean() }),
} satisfies EventDefinition;
