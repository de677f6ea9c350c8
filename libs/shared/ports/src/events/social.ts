import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { written } from './written';

const relation = z.object({
  userId: z.string(),
  referenceType: z.string(),
  referenceId: z.string(),
});

/** A person follows a person or joined a pod. */
export const followed = { name: 'social.followed', data: relation } satisfies EventDefinition;

/** A person stopped following. */
export const unfollowed = { name: 'social.unfollowed', data: relation } satisfies EventDefinition;

/** A person liked a record. */
export const liked = { name: 'social.liked', data: relation } satisfies EventDefinition;

/** A person removed a like. */
export const unliked = { name: 'social.unliked', data: relation } satisfies EventDefinition;

/** A person commented on a record; `referenceId` is the comment. */
export const commented = { name: 'social.commented', data: written } satisfies EventDefinition;

/** A person replied to a comment; `referenceId` is the reply. */
export const replied = { name: 'social.replied', data: written } satisfies EventDefinition;
