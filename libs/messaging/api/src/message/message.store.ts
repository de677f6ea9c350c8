import type { ConversationState } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { noBlockText, statement, type Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import { messageColumns, type MessageRow } from './message-rows';

const byClientId = statement<
  MessageRow,
  { conversation: string; sender: string; clientId: string }
>(
  'messaging.by-client-id',
  `select ${messageColumns} from messages m
   where m.conversation_id = :conversation::uuid and m.sender_id = :sender::uuid and m.client_id = :clientId`,
);

/** The message that a sender's device has sent under this id already. */
export const findByClientId = (
  trx: Trx,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  byClientId.first(trx, { conversation: conversationId, sender: senderId, clientId });

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  text: string;
  clientId: string | undefined;
  /** In which state the message leaves the conversation. */
  state: ConversationState;
}

type InsertValues = {
  id: string;
  conversation: string;
  sender: string;
  text: string;
  clientId: string | null;
  state: ConversationState;
};

const insert = statement<MessageRow, InsertValues>(
  'messaging.insert',
  `with counted as (
     update conversations c set last_sequence = last_sequence + 1, state = :state::text
     where c.id = :conversation::uuid and ${noBlockText('c.low_id', 'c.high_id')}
     returning c.last_sequence
   ), marked as (
     update conversation_members set activity_id = :id::uuid, state = :state::text, listed = true,
       archived = false,
       unread_count = unread_count + case when user_id = :sender::uuid then 0 else 1 end
     where conversation_id = :conversation::uuid and exists (select from counted)
   )
   insert into messages as m (id, conversation_id, sequence, sender_id, text, client_id, created_at)
   select :id::uuid, :conversation::uuid, counted.last_sequence, :sender::uuid,
     :text::text, :clientId::text, clock_timestamp()
   from counted returning ${messageColumns}`,
);

/**
 * Inserts a message with the next sequence. The caller has locked the conversation's row, so that sequences rise
 * without gaps in the order of commits; the time is read under that lock too.
 *
 * @throws AppError `NOT_FOUND` where one blocked the other while the transaction waited for the lock
 */
export async function insertMessage(
  trx: Trx,
  { id, conversationId, senderId, text, clientId, state }: NewMessage,
): Promise<MessageRow> {
  const row = await insert.first(trx, {
    id,
    conversation: conversationId,
    sender: senderId,
    text,
    clientId: clientId ?? null,
    state,
  });
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}
