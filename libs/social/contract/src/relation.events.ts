import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { bookmarkTypes } from './relation.calls';

/** A record was saved; sent to the pages of the person who saved it. */
export const savedEvent = {
  name: 'social.saved',
  data: z.object({ referenceType: z.enum(bookmarkTypes), referenceId: idSchema }),
} as const;

/** A person follows another; sent to the pages of both. */
export const followedEvent = {
  name: 'social.followed',
  data: z.object({ userId: idSchema, followerId: idSchema }),
} as const;
