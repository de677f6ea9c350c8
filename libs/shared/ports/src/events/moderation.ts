import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A moderator took away what `ownerId` wrote. */
export const removedByModerator = {
  name: 'shared.removed-by-moderator',
  data: z.object({ ownerId: z.string(), referenceType: z.string(), referenceId: z.string() }),
} satisfies EventDefinition;
