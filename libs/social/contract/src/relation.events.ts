import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { bookmarkTypes } from './relation.calls';

const saving = z.object({ referenceType: z.enum(bookmarkTypes), referenceId: idSchema });
const following = z.object({ userId: idSchema, followerId: idSchema });

/** A record was saved; sent to the pages of the person who saved it. */
export const savedEvent = { name: 'social.saved', data: saving } as const;

/** A record was unsaved; sent to the pages of the person who had saved it. */
export const unsavedEvent = { name: 'social.unsaved', data: saving } as const;

/** A person follows another; sent to the pages of both. */
export const followedEvent = { name: 'social.followed', data: following } as const;

/** A person stopped following another; sent to the pages of both. */
export const unfollowedEvent = { name: 'social.unfollowed', data: following } as const;
