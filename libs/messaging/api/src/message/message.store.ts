import type { ConversationState } from '@upround/messaging/contract';
import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { MessageRow } from './message-rows';

const columns = sql`id, conversation_id, sequence, sender_id, text, client_id, created_at`;

/** The message that a sender's device has sent under this id already. */
export async function findByClientId(
  trx: Trx,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`/* name: messaging.by-client-id */
    select ${columns} from messages
    where conversation_id = ${conversationId} and sender_id = ${senderId}
      and client_id = ${clientId}`.execute(trx);
  return rows[0];
}

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  text: string;
  clientId: string | undefined;
  /** In which state the message leaves the conversation. */
  state: ConversationState;
}

/**
 * Stores a message under the next sequence. The caller holds the conversation's row, so that sequences rise without a
 * gap in the order of the commits; the time is taken under that lock too.
 */
export async function insertMessage(
  trx: Trx,
  { id, conversationId, senderId, text, clientId, state }: NewMessage,
): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`/* name: messaging.insert */
    with counted as (
      update conversations set last_sequence = last_sequence + 1, state = ${state}
      where id = ${conversationId} returning last_sequence
    ), told as (
      update conversation_members set activity_id = ${id}::uuid, state = ${state}, listed = true,
        archived = false,
        unread_count = unread_count + case when user_id = ${senderId}::uuid then 0 else 1 end
      where conversation_id = ${conversationId}
    )
    insert into messages (${columns})
    select ${id}::uuid, ${conversationId}::uuid, counted.last_sequence, ${senderId}::uuid,
      ${text}, ${clientId ?? null}, clock_timestamp()
    from counted returning ${columns}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the conversation of a message is gone');
  return row;
}
