import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { DemoConversation } from './demo-conversation';

export interface SeedConversation {
  id: string;
  lowId: string;
  highId: string;
  requesterId: string;
  state: DemoConversation['state'];
  lastSequence: number;
  createdAt: Date;
}

export interface SeedMember {
  conversationId: string;
  userId: string;
  otherId: string;
  state: DemoConversation['state'];
  asked: boolean;
  archived: boolean;
  activityId: string;
  readUpTo: number;
  unreadCount: number;
}

export interface SeedMessage {
  id: string;
  conversationId: string;
  sequence: number;
  senderId: string;
  text: string;
  createdAt: Date;
}

/** The rows of the demo community's conversations. */
export interface SeedConversations {
  conversations: SeedConversation[];
  members: SeedMember[];
  messages: SeedMessage[];
}

/** Each kind of row travels as one JSON parameter, so that all of them are three statements. */
export async function insertConversations(
  trx: Trx,
  { conversations, members, messages }: SeedConversations,
): Promise<void> {
  await sql`
    insert into conversations
      (id, low_id, high_id, requester_id, state, last_sequence, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(conversations)}::jsonb) as r (
      id uuid, "lowId" uuid, "highId" uuid, "requesterId" uuid, state text,
      "lastSequence" integer, "createdAt" timestamptz)`.execute(trx);
  await sql`
    insert into conversation_members
      (conversation_id, user_id, other_id, state, asked, listed, archived, activity_id, read_up_to,
        unread_count)
    select "conversationId", "userId", "otherId", state, asked, true, archived, "activityId",
      "readUpTo", "unreadCount"
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as r (
      "conversationId" uuid, "userId" uuid, "otherId" uuid, state text, asked boolean,
      archived boolean, "activityId" uuid, "readUpTo" integer, "unreadCount" integer)`.execute(trx);
  await sql`
    insert into messages (id, conversation_id, sequence, sender_id, text, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as r (
      id uuid, "conversationId" uuid, sequence integer, "senderId" uuid, text text,
      "createdAt" timestamptz)`.execute(trx);
}
