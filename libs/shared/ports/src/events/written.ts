import * as z from 'zod/mini';

/** A text by `userId`, and the people it mentions. */
export const written = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
  mentionedIds: z.array(z.string()),
});
