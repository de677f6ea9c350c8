import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** What members can be notified of: entries are open, or close within a day. */
export const noticeKinds = ['OPENED', 'CLOSING'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A moment of a competition has come. */
export const competitionMovedOn = {
  name: 'competitions.moved-on',
  data: z.object({
    competitionId: z.string(),
    kind: z.enum(noticeKinds),
    /** The moment, in ISO 8601. */
    at: z.string(),
    /** The last member that was notified; the task goes on behind them. */
    after: z.optional(z.string()),
  }),
} satisfies EventDefinition;
