import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  bookingChangeSchema,
  bookingDraftSchema,
  bookingItemSchema,
  bookingPaymentSchema,
  bookingSchema,
  bookingSideSchema,
  bookingStateSchema,
} from './booking.schema';
import { mentorErrors } from './mentor.errors';

const all = { version: 'v1', path: '/mentor-booking', access: 'member' } as const;
const one = {
  ...all,
  path: '/mentor-booking/{id}',
  params: z.strictObject({ id: idSchema }),
} as const;

export const bookMentor = defineCall({
  ...all,
  id: 'mentor.bookMentor',
  summary: 'Requests a session with a mentor, and keeps the time for you',
  method: 'POST',
  path: '/mentor/{slug}/booking',
  params: z.strictObject({ slug: idSchema }),
  limit: 'payment',
  body: bookingDraftSchema,
  status: 201,
  response: z.object({
    booking: bookingSchema,
    /** Null for a free session. */
    payment: z.nullable(bookingPaymentSchema),
  }),
  errors: [
    mentorErrors.OWN_SESSION,
    mentorErrors.SLOT_TAKEN,
    mentorErrors.SLOT_GONE,
    mentorErrors.YOU_ARE_BUSY,
    mentorErrors.REQUEST_OPEN,
    mentorErrors.NOT_BOOKABLE,
    mentorErrors.PAYMENTS_OFF,
  ],
});

export const listBookings = defineCall({
  ...all,
  id: 'mentor.listBookings',
  summary: 'Lists your sessions as a mentee or as a mentor',
  method: 'GET',
  query: z.strictObject({
    /** `MENTEE` by default. */
    as: z.optional(bookingSideSchema),
    /** `UPCOMING` by default, the next one first; the past ones are listed latest first. */
    when: z.optional(z.enum(['UPCOMING', 'PAST'])),
    state: z.optional(bookingStateSchema),
    ...segmentQuery,
  }),
  limit: 'read',
  paging: 'segment',
  response: z.extend(segmentOf(bookingItemSchema), {
    /** Upcoming sessions on each side, and requests that wait for your answer. */
    counts: z.object({ mentee: z.int(), mentor: z.int(), unanswered: z.int() }),
  }),
});

export const readBooking = defineCall({
  ...one,
  id: 'mentor.readBooking',
  summary: 'Reads a session of yours',
  method: 'GET',
  limit: 'read',
  response: bookingSchema,
});

export const changeBooking = defineCall({
  ...one,
  id: 'mentor.changeBooking',
  summary: 'Confirms, declines, moves or cancels a session, or reports how it goes',
  method: 'PATCH',
  limit: 'reaction',
  body: bookingChangeSchema,
  response: bookingSchema,
  errors: [
    mentorErrors.NOT_ALLOWED,
    mentorErrors.NOT_PAID,
    mentorErrors.MOVED_TWICE,
    mentorErrors.TOO_EARLY,
    mentorErrors.TOO_LATE,
    mentorErrors.REFUND_CHANGED,
    mentorErrors.MOVED_MEANWHILE,
    mentorErrors.SLOT_TAKEN,
    mentorErrors.SLOT_GONE,
    mentorErrors.YOU_ARE_BUSY,
  ],
});

export const resumeBookingPayment = defineCall({
  ...one,
  id: 'mentor.resumeBookingPayment',
  summary: 'Opens the payment of a session again while its time is kept',
  method: 'POST',
  path: '/mentor-booking/{id}/payment',
  limit: 'payment',
  response: bookingPaymentSchema,
  errors: [mentorErrors.HOLD_OVER, mentorErrors.PAYMENTS_OFF],
});

const calendar = { version: 'v1', path: '/mentor-calendar', access: 'member' } as const;
const calendarResponse = z.object({
  /** Secret address of your calendar; null until you create one. */
  url: z.nullable(z.string()),
});

export const readBookingCalendar = defineCall({
  ...calendar,
  id: 'mentor.readBookingCalendar',
  summary: 'Reads the secret URL of your calendar of sessions',
  method: 'GET',
  limit: 'read',
  response: calendarResponse,
});

export const createBookingCalendar = defineCall({
  ...calendar,
  id: 'mentor.createBookingCalendar',
  summary: 'Creates the URL of your calendar of sessions; an old one stops working',
  method: 'POST',
  limit: 'report',
  response: calendarResponse,
});

export const deleteBookingCalendar = defineCall({
  ...calendar,
  id: 'mentor.deleteBookingCalendar',
  summary: 'Deletes the URL of your calendar of sessions',
  method: 'DELETE',
  limit: 'reaction',
});
