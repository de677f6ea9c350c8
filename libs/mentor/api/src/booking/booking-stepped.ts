import { bookingStepActions } from '@upround/mentor/contract';
import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Something happened to a booking; who is notified of what follows from it. */
export const bookingStepped = {
  name: 'mentor.booking-stepped',
  data: z.object({
    bookingId: z.string(),
    action: z.enum(bookingStepActions),
    by: z.enum(['MENTEE', 'MENTOR', 'STAFF', 'SYSTEM']),
    at: z.string(),
  }),
} satisfies EventDefinition;
