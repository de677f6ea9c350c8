import type { Message } from '@upround/messaging/contract';

export interface MessageRow {
  id: string;
  conversation_id: string;
  sequence: number;
  sender_id: string;
  text: string;
  client_id: string | null;
  created_at: Date;
}

/** The columns of `MessageRow`; `m` is the message. */
export const messageColumns =
  'm.id, m.conversation_id, m.sequence, m.sender_id, m.text, m.client_id, m.created_at';

/** @param viewerId which of the two looks: only the sender's own devices know the client's id */
export function toMessage(row: MessageRow, viewerId: string): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    senderId: row.sender_id,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    clientId: row.sender_id === viewerId ? row.client_id : null,
  };
}
