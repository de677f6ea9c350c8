import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';
import { readingSql, type Reading } from '../window';
import type { MessageRow } from './message-rows';

const columns = sql`
  m.id, m.conversation_id, m.sequence, m.sender_id, m.text, m.client_id, m.created_at`;

/** What a search looks for: the text as it is, but for small and capital letters. */
const holds = (words: string) => sql<boolean>`position(lower(${words}) in lower(m.text)) > 0`;

/** A page of a conversation in the order in which it is read. */
export async function readMessages(
  db: Database,
  page: { conversationId: string; reading: Reading<number>; limit: number },
): Promise<MessageRow[]> {
  const { conversationId, reading, limit } = page;
  const { where, order } = readingSql('m.sequence', reading);
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and ${where}
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

/** A part of a conversation: what stands above `low`, up to `high`. */
export interface Stretch {
  conversationId: string;
  low: number;
  high: number;
}

const within = ({ conversationId, low, high }: Stretch) =>
  sql<boolean>`m.conversation_id = ${conversationId} and m.sequence > ${low} and m.sequence <= ${high}`;

/** The messages of a stretch that hold these words, newest first, or oldest first where one reads forward. */
export async function searchStretch(
  db: Database,
  stretch: Stretch,
  { words, direction, limit }: { words: string; direction: 'next' | 'prev'; limit: number },
): Promise<MessageRow[]> {
  const order = direction === 'next' ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m where ${within(stretch)} and ${holds(words)}
    order by m.sequence ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many messages of a stretch hold these words. */
export async function countHits(db: Database, stretch: Stretch, words: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from messages m
    where ${within(stretch)} and ${holds(words)}`.execute(db);
  return rows[0]?.total ?? 0;
}
