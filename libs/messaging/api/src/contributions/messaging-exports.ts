import type { Database } from '@upround/shared/db';
import type { ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';

interface ConversationRow {
  id: string;
  with_name: string | null;
  state: string;
  asked: boolean;
  archived: boolean;
  read_up_to: number;
  created_at: Date;
}

interface MessageRow {
  id: string;
  sequence: number;
  own: boolean;
  text: string | null;
  created_at: Date;
}

const BATCH = 500;

/** A person's conversations, oldest first (ids sort by time), by the indexes of their lists. */
async function conversationsOf(db: Database, userId: string): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select m.conversation_id as id, p.display_name as with_name, m.state, m.asked, m.archived,
      m.read_up_to, c.created_at
    from conversation_members m
      join conversations c on c.id = m.conversation_id
      left join person_view p on p.id = m.other_id
    where m.user_id = ${userId} and ((m.listed and not m.archived) or (m.listed and m.archived))
    order by m.conversation_id`.execute(db);
  return rows;
}

/** The messages of a conversation, oldest first; of the other person's only position and time. */
async function* messagesOf(db: Database, conversationId: string, userId: string) {
  for (let after = 0; ;) {
    const { rows }: { rows: MessageRow[] } = await sql<MessageRow>`
      select id, sequence, sender_id = ${userId} as own, created_at,
        case when sender_id = ${userId} then text end as text
      from messages where conversation_id = ${conversationId} and sequence > ${after}::int
      order by sequence limit ${BATCH}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.sequence;
  }
}

const conversations: ExportSource = {
  name: 'conversations',
  tables: ['conversation_members', 'conversations'],
  async *rows(db, userId) {
    for (const row of await conversationsOf(db, userId)) {
      yield {
        values: {
          id: row.id,
          with: row.with_name,
          state: row.state,
          archived: row.archived,
          openedByMe: !row.asked,
          readUpTo: row.read_up_to,
          openedAt: row.created_at.toISOString(),
        },
      };
    }
  },
};

const messages: ExportSource = {
  name: 'messages',
  tables: ['messages'],
  async *rows(db, userId) {
    for (const conversation of await conversationsOf(db, userId)) {
      for await (const row of messagesOf(db, conversation.id, userId)) {
        yield {
          values: {
            id: row.id,
            conversationId: conversation.id,
            with: conversation.with_name,
            sequence: row.sequence,
            sentByMe: row.own,
            text: row.text,
            sentAt: row.created_at.toISOString(),
          },
        };
      }
    }
  },
};

/** What messaging holds of a person: their conversations and what they wrote there themselves. */
export const messagingExports: readonly ExportSource[] = [conversations, messages];
