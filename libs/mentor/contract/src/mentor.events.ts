import * as z from 'zod/mini';
import { BOOKING_EVENT, SLOTS_EVENT } from './mentor.event-names';

/** A hint to both sides to reread a booking. */
export const bookingEvent = { name: BOOKING_EVENT, data: z.object({ id: z.string() }) };
/** A hint to reread the free times of a mentor. */
export const slotsEvent = { name: SLOTS_EVENT, data: z.object({ mentorId: z.string() }) };
