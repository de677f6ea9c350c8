import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Staff decided a report of outdated facts. */
export const reportDecided = {
  name: 'trackers.report-decided',
  data: z.object({
    reportId: z.string(),
    recordId: z.string(),
    userId: z.string(),
    isCorrected: z.boolean(),
  }),
} satisfies EventDefinition;
