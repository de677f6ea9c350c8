import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A person deleted their account: hidden from everyone at once, and erased when it can't be restored any more. */
export const accountDeleted = {
  name: 'profile.account-deleted',
  data: z.object({ userId: z.string() }),
} satisfies EventDefinition;
