import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Somebody deleted their account: gone at once for everybody, and erased when the time to return is over. */
export const accountDeleted = {
  name: 'profile.account-deleted',
  data: z.object({ userId: z.string() }),
} satisfies EventDefinition;
