import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A competition changed in public. */
export const competitionChanged = {
  name: 'competitions.changed',
  data: z.object({
    competitionId: z.string(),
    changeId: z.string(),
    /** The last member that was notified; the task goes on behind them. */
    after: z.optional(z.string()),
  }),
} satisfies EventDefinition;

/** A member was invited to judge. */
export const judgeInvited = {
  name: 'competitions.judge-invited',
  data: z.object({ competitionId: z.string(), userId: z.string() }),
} satisfies EventDefinition;
