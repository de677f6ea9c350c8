import type { EventDefinition } from '@upround/shared/jobs-queue';
import * as z from 'zod/mini';

const relation = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
});

/** Somebody follows a person or joined a pod. */
export const followed = { name: 'social.followed', data: relation } satisfies EventDefinition;
/** Somebody stopped following. */
export const unfollowed = { name: 'social.unfollowed', data: relation } satisfies EventDefinition;

/** Somebody published a post or a thread. `podId` is null on the author's own page. */
export const posted = {
  name: 'feed.posted',
  data: z.object({ postId: z.string(), authorId: z.string(), podId: z.nullable(z.string()) }),
} satisfies EventDefinition;
