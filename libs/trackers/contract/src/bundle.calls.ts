import { defineCall } from '@upround/shared/contract-core';
import { amountSchema, currencySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { trackerLimits } from './tracker-limits';
import { trackersErrors } from './trackers.errors';

/** The only bundle, as bookings name it. */
export const BUNDLE_ID = 'trackerbundle';

/** What opens the four full trackers. */
export const bundleAccessSchema = z.object({
  /** A plan opens them while it runs; the bundle opens them without an end. */
  source: z.enum(['BUNDLE', 'PLAN']),
  since: z.nullable(z.string()),
  /** Of the bundle: its payment, and until when it is refunded on request. */
  paymentId: z.nullable(z.string()),
  refundableUntil: z.nullable(z.string()),
});

export const bundleSchema = z.object({
  price: z.object({ amount: amountSchema, currency: currencySchema }),
  refundDays: z.int(),
  /** Null where the viewer has no access. */
  access: z.nullable(bundleAccessSchema),
  /** Whether your plan opens contacts, exports and the angel tracker. */
  opens: z.object({ contacts: z.boolean(), exports: z.boolean(), angels: z.boolean() }),
  /** A booking that isn't paid yet. */
  pendingPaymentId: z.nullable(z.string()),
});
export type Bundle = z.output<typeof bundleSchema>;

export const readBundle = defineCall({
  id: 'trackers.readBundle',
  summary: 'Reads price and terms of the bundle, and what you can use',
  method: 'GET',
  version: 'v1',
  path: '/trackerbundle',
  access: 'guest',
  limit: 'read',
  response: bundleSchema,
});

export const bookBundle = defineCall({
  id: 'trackers.bookBundle',
  summary: 'Books the bundle',
  method: 'POST',
  version: 'v1',
  path: '/trackerbundle-booking',
  access: 'member',
  limit: 'payment',
  switch: 'payments',
  body: z.strictObject({
    /** On the booking and its confirmation. */
    displayName: textOf(trackerLimits.bookingName),
    email: z.email().check(z.maxLength(254)),
    referenceId: z.literal(BUNDLE_ID),
  }),
  response: z.object({ bookingId: z.string(), paymentId: z.string(), payUrl: z.string() }),
  status: 201,
  errors: [trackersErrors.BUNDLE_OWNED, trackersErrors.PAYMENTS_OFF],
});
