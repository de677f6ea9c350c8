import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Lines were added to an ambassador's ledger. */
export const pointsChanged = {
  name: 'ambassador.points-changed',
  data: z.object({
    userId: z.string(),
    lineId: z.string(),
    points: z.int(),
    at: z.string(),
  }),
} satisfies EventDefinition;
