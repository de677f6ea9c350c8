import type { Trx } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Conversations of one statement: each stays well below the time that a statement may take. */
const BATCH = 500;

/** A person's conversations, by the indexes of their lists; those without a message are not shown to anyone. */
async function conversationsOf(trx: Trx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select conversation_id as id from conversation_members
    where user_id = ${userId} and listed and not archived
    union all
    select conversation_id as id from conversation_members
    where user_id = ${userId} and listed and archived`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Deletes requests that were never accepted and read marks; delivered messages keep their position without text. */
async function eraseBatch(trx: Trx, userId: string, ids: readonly string[]): Promise<void> {
  const given = sql`any(${[...ids]}::uuid[])`;
  await sql`
    delete from conversations where id = ${given} and (last_sequence = 0
      or (state <> 'ACCEPTED' and requester_id = ${userId}))`.execute(trx);
  await sql`
    update messages set text = '', client_id = null
    where conversation_id = ${given} and sender_id = ${userId}
      and (text <> '' or client_id is not null)`.execute(trx);
  await sql`
    update conversation_members set read_up_to = 0, unread_count = 0, archived = false
    where conversation_id = ${given} and user_id = ${userId}
      and (read_up_to > 0 or unread_count > 0 or archived)`.execute(trx);
}

/**
 * Deletes the person's unaccepted requests, texts, read marks and archive. Rows of delivered messages stay, so that the
 * other person's thread and its sequence have no gap.
 */
export const messagingEraser: Eraser = {
  name: 'messaging',
  tables: ['conversation_members', 'conversations', 'messages'],
  async erase(trx, userId) {
    const ids = await conversationsOf(trx, userId);
    for (let at = 0; at < ids.length; at += BATCH) {
      await eraseBatch(trx, userId, ids.slice(at, at + BATCH));
    }
    return [];
  },
};
