import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { written } from './written';

/** A person published a post or a thread that mentions people. */
export const mentioned = { name: 'feed.mentioned', data: written } satisfies EventDefinition;

/** The time of a poll is over. */
export const pollEnded = {
  name: 'feed.poll-ended',
  data: z.object({ postId: z.string() }),
} satisfies EventDefinition;

/** A person published a post or a thread. `podId` is null on the author's own page. */
export const posted = {
  name: 'feed.posted',
  data: z.object({ postId: z.string(), authorId: z.string(), podId: z.nullable(z.string()) }),
} satisfies EventDefinition;
