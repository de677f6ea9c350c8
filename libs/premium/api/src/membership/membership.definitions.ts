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

/** A debit of a renewal failed. */
export const debitFailed = {
  name: 'premium.debit-failed',
  data: z.extend(about, {
    /** Until when the plan works. */
    until: z.string(),
    // Events of the release before have none of these.
    amount: z.optional(z.int()),
    /** Which attempt it was, from 1 on. */
    tries: z._default(z.int(), 1),
    /** When it's tried again; null after the last attempt. */
    nextAt: z.optional(z.nullable(z.string())),
  }),
} satisfies EventDefinition;

/** A membership is over. */
export const membershipEnded = {
  name: 'premium.membership-ended',
  data: z.extend(about, { isUnpaid: z.boolean() }),
} satisfies EventDefinition;
