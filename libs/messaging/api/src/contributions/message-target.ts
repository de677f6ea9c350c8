import type { ReactionTarget } from '@upround/shared/ports';
import { sql } from 'kysely';
import { unblocked } from '../conversation/conversation-rows';

/**
 * Messages as records that can be reported, and nothing else: only the two members know of one, and only while neither
 * blocks the other.
 */
export const messageTarget: ReactionTarget = {
  types: ['MESSAGE'],
  find: async (db, viewerId, { referenceId }) => {
    if (viewerId === null) return null;
    const { rows } = await sql<{ ownerId: string }>`
      select t.sender_id as "ownerId" from messages t
        join conversation_members m on m.conversation_id = t.conversation_id
      where t.id = ${referenceId} and m.user_id = ${viewerId} and ${unblocked}`.execute(db);
    return rows[0] ?? null;
  },
  add: () => Promise.resolve(null),
  addMany: () => Promise.resolve(),
  describe: () => Promise.resolve(new Map()),
};
