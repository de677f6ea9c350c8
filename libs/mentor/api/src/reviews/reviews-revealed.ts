import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** What was written about a session can be read now. */
export const reviewsRevealed = {
  name: 'mentor.reviews-revealed',
  data: z.object({ bookingId: z.string() }),
} satisfies EventDefinition;
