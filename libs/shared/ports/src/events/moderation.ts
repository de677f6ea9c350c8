import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A moderator removed what `ownerId` wrote, or closed it: then it's still there, with that said. */
export const removedByModerator = {
  name: 'shared.removed-by-moderator',
  data: z.object({
    ownerId: z.string(),
    referenceType: z.string(),
    referenceId: z.string(),
    isClosed: z.optional(z.boolean()),
  }),
} satisfies EventDefinition;
