import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Staff approved or declined the profile of a mentor. */
export const profileDecided = {
  name: 'mentor.profile-decided',
  data: z.object({
    requestId: z.string(),
    mentorId: z.string(),
    userId: z.string(),
    isApproved: z.boolean(),
  }),
} satisfies EventDefinition;
