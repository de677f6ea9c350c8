import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A moderator deleted or closed a record of `ownerId`; a closed record still exists and is shown as closed. */
export const removedByModerator = {
  name: 'shared.removed-by-moderator',
  data: z.object({
    ownerId: z.string(),
    referenceType: z.string(),
    referenceId: z.string(),
    isClosed: z.optional(z.boolean()),
  }),
} satisfies EventDefinition;
