import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** What creators are notified of. */
const creatorThings = ['APPLICATION', 'STATEMENT', 'PAYOUT'] as const;
export type CreatorThing = (typeof creatorThings)[number];

/** Staff decided on an application or a payout, or a month was closed. */
export const creatorNotice = {
  name: 'ambassador.creator-notice',
  data: z.object({
    userId: z.string(),
    about: z.enum(creatorThings),
    /** The application, or the payout of the month. */
    referenceId: z.string(),
    isApproved: z.boolean(),
    /** Why it was declined, as staff wrote it. */
    reason: z.string(),
    /** Like `2026-10`; empty for applications. */
    month: z.string(),
    /** Whole paise that are due or were paid, and that are carried to a later month. */
    paid: z.int(),
    carried: z.int(),
  }),
} satisfies EventDefinition;
