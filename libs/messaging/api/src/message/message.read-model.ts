import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';
import { readingSql, type Reading } from '../window';
import type { MessageRow } from './message-rows';

const columns = sql`
  m.id, m.conversation_id, m.sequence, m.sender_id, m.text, m.client_id, m.created_at`;

/** What a search looks for: the text as it is, but for small and capital letters. */
const holds = (words: string) => sql<boolean>`position(lower(${words}) in lower(m.text)) > 0`;

/** A page of a conversation in the order in which it is read; with `words` only what holds them. */
export async function readMessages(
  db: Database,
  page: {
    conversationId: string;
    reading: Reading<number>;
    words?: string;
    limit: number;
  },
): Promise<MessageRow[]> {
  const { conversationId, reading, words, limit } = page;
  const { where, order } = readingSql('m.sequence', reading);
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and ${where}
      and ${words === undefined ? sql`true` : holds(words)}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** What came after a sequence, oldest first. */
export async function readMessagesAfter(
  db: Database,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  const reading = { direction: 'prev', place: after, inclusive: false } as const;
  return readMessages(db, { conversationId, reading, limit });
}

/** How many messages of a conversation hold these words. */
export async function countHits(
  db: Database,
  conversationId: string,
  words: string,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from messages m
    where m.conversation_id = ${conversationId} and ${holds(words)}`.execute(db);
  return rows[0]?.total ?? 0;
}
