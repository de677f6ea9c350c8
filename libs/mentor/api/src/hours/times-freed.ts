import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A mentor for whom members wait has free times again. */
export const timesFreed = {
  name: 'mentor.times-freed',
  data: z.object({
    mentorId: z.string(),
    /** `notified_at` of those who waited. */
    at: z.string(),
    /** The last one who was notified, where there are many. */
    after: z.optional(z.string()),
  }),
} satisfies EventDefinition;
