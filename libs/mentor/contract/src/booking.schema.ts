import {
  amountSchema,
  idSchema,
  momentSchema,
  personSummarySchema,
  textOf,
  webAddressSchema,
} from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorLimits } from './mentor-limits';
import { sessionReviewSchema } from './review.schema';
import { priceSchema } from './service.schema';
import { zoneSchema } from './slot.schema';

/** Where a booking is. It keeps its record and its calendar entry from the first state to the last. */
export const bookingStates = [
  /** The slot is taken; the payment, or the mentor's answer, is waited for. */
  'REQUESTED',
  'CONFIRMED',
  /** Confirmed at another time than before. */
  'RESCHEDULED',
  'DECLINED',
  /** Not paid or not answered in time. */
  'EXPIRED',
  'CANCELLED',
  'COMPLETED',
  'NO_SHOW',
] as const;
export const bookingStateSchema = z.enum(bookingStates);
export type BookingState = (typeof bookingStates)[number];

export const bookingSides = ['MENTEE', 'MENTOR'] as const;
export const bookingSideSchema = z.enum(bookingSides);
export type BookingSide = (typeof bookingSides)[number];

/** What a side can do, in the order in which pages show it. */
export const bookingActions = [
  'CONFIRM',
  'DECLINE',
  'RESCHEDULE',
  'CANCEL',
  'REPORT_NO_SHOW',
] as const;

/** What happened to a booking. */
export const bookingStepActions = [
  'REQUEST',
  'PAY',
  'CONFIRM',
  'DECLINE',
  'EXPIRE',
  'RESCHEDULE',
  'CANCEL',
  'COMPLETE',
  'REPORT_NO_SHOW',
  'OVERTURN_NO_SHOW',
  'LATE',
] as const;
export type BookingStepAction = (typeof bookingStepActions)[number];

export const bookingDraftSchema = z.strictObject({
  serviceId: idSchema,
  start: momentSchema,
  /** The time zone in which the mentee chose. */
  zone: zoneSchema,
  /** What the session is about. */
  goal: textOf(mentorLimits.goal),
  context: z.optional(textOf(mentorLimits.context, 0)),
  links: z.optional(z.array(webAddressSchema).check(z.maxLength(mentorLimits.links))),
});
export type BookingDraft = z.output<typeof bookingDraftSchema>;

/** Where the payer goes. */
export const bookingPaymentSchema = z.object({ id: z.string(), payUrl: z.string() });
export type BookingPayment = z.output<typeof bookingPaymentSchema>;

const mentorSideSchema = z.object({ slug: z.nullable(z.string()), person: personSummarySchema });

/** A booking in a list of one of its two sides. */
export const bookingItemSchema = z.object({
  id: z.string(),
  state: bookingStateSchema,
  /** The side of the viewer. */
  side: bookingSideSchema,
  mentor: mentorSideSchema,
  mentee: personSummarySchema,
  service: z.object({ id: z.nullable(z.string()), title: z.string(), minutes: z.int() }),
  price: priceSchema,
  start: momentSchema,
  end: momentSchema,
  zones: z.object({ mentor: zoneSchema, mentee: zoneSchema }),
  isPaid: z.boolean(),
  /** Until when it has to be paid or answered, while it is requested. */
  deadline: z.nullable(momentSchema),
  /** The meeting link, for both sides from ten minutes before the start. */
  join: z.object({ from: momentSchema, url: z.nullable(z.string()) }),
  canReview: z.boolean(),
});
export type BookingItem = z.output<typeof bookingItemSchema>;

/** Why cancelling costs what it costs. */
export const cancellationReasons = [
  'FREE',
  /** By the mentor or by staff, or before the mentor answered. */
  'NOT_BY_MENTEE',
  'NOT_CONFIRMED',
  'MOVED_BY_MENTOR',
  'IN_TIME',
  'LATE',
  'AFTER_START',
] as const;

const cancellationSchema = z.object({
  refunded: amountSchema,
  kept: amountSchema,
  reason: z.enum(cancellationReasons),
  /** When less is returned from then on; null where that doesn't change before the start. */
  changesAt: z.nullable(momentSchema),
});

const reviewsSchema = z.object({
  /** Until when both sides can write; null where there was no session. */
  until: z.nullable(momentSchema),
  own: z.nullable(sessionReviewSchema),
  /** Only when both are written, or the time is over. */
  theirs: z.nullable(sessionReviewSchema),
});

const stepSchema = z.object({
  action: z.enum(bookingStepActions),
  by: z.enum(['MENTEE', 'MENTOR', 'STAFF', 'SYSTEM']),
  at: momentSchema,
  /** The time of the session after this step. */
  start: momentSchema,
  note: z.string(),
});

/** A booking as one of its two sides reads it. */
export const bookingSchema = z.object({
  ...bookingItemSchema.shape,
  goal: z.string(),
  context: z.string(),
  links: z.array(z.string()),
  moves: z.int(),
  movesLeft: z.int(),
  /** The last moment at which it can be moved; null where it can't. */
  movableUntil: z.nullable(momentSchema),
  actions: z.array(z.enum(bookingActions)),
  /** What happens to the payment if the viewer cancels now; null where they can't. */
  ifCancelled: z.nullable(cancellationSchema),
  /** Who wasn't there, where that was reported. */
  absent: z.nullable(bookingSideSchema),
  refunded: z.nullable(amountSchema),
  /** For the mentee alone. */
  paymentId: z.nullable(z.string()),
  reviews: reviewsSchema,
  /** Oldest first. */
  timeline: z.array(stepSchema),
  /** The secret address of this session's calendar file; null while it isn't confirmed. */
  calendarUrl: z.nullable(z.string()),
});
export type Booking = z.output<typeof bookingSchema>;

const reason = z.optional(textOf(mentorLimits.reason, 0));

/** One change of a booking. */
export const bookingChangeSchema = z.union([
  z.strictObject({ state: z.enum(['CONFIRMED', 'DECLINED']), reason }),
  z.strictObject({
    state: z.literal('CANCELLED'),
    reason,
    /** What the page said would be returned. */
    expectedRefund: amountSchema,
  }),
  z.strictObject({
    start: momentSchema,
    /** The time that the page showed. */
    expectedStart: momentSchema,
  }),
  /** The other side didn't come. */
  z.strictObject({ absent: z.literal(true) }),
  /** The other side is told. */
  z.strictObject({ lateMinutes: z.literal([5, 10, 15]) }),
  /** By the mentor: the meeting link of this session. */
  z.strictObject({ joinUrl: webAddressSchema }),
]);
export type BookingChangeInput = z.output<typeof bookingChangeSchema>;
