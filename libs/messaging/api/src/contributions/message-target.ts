import { statement } from '@upround/shared/db';
import type { ReactionTarget } from '@upround/shared/ports';
import { unblocked } from '../conversation/conversation-rows';

const findOwner = statement<{ ownerId: string }, { id: string; viewer: string }>(
  'messaging.message-owner',
  `select t.sender_id as "ownerId" from messages t
     join conversation_members m on m.conversation_id = t.conversation_id
   where t.id = :id::uuid and m.user_id = :viewer::uuid and ${unblocked}`,
);

/**
 * Messages as records that can be reported, and nothing else: only the two members know of one, and only while neither
 * blocks the other.
 */
export const messageTarget: ReactionTarget = {
  types: ['MESSAGE'],
  find: async (db, viewerId, { referenceId }) => {
    if (viewerId === null) return null;
    return (await findOwner.first(db, { id: referenceId, viewer: viewerId })) ?? null;
  },
  add: () => Promise.resolve(null),
  addMany: () => Promise.resolve(),
  describe: () => Promise.resolve(new Map()),
};
