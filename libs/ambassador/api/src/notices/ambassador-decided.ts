import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** What staff decide in the programme. */
const decidedThings = ['APPLICATION', 'HOLD', 'APPEAL', 'REWARD'] as const;
export type DecidedThing = (typeof decidedThings)[number];

/** Staff decided on an application, held points, an appeal or a reward. */
export const ambassadorDecided = {
  name: 'ambassador.decided',
  data: z.object({
    userId: z.string(),
    about: z.enum(decidedThings),
    /** What was decided. */
    referenceId: z.string(),
    isApproved: z.boolean(),
    /** Why, as staff wrote it. */
    reason: z.string(),
    /** Points that count by the decision. */
    points: z.int(),
  }),
} satisfies EventDefinition;
