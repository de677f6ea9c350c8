import {
  COUNTED,
  type Conversation,
  type ConversationState,
  type MessageCounts,
} from '@upround/messaging/contract';
import { isId, type Database, type Trx } from '@upround/shared/db';
import type { ReadMarks } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';
import { readingSql, type Reading } from '../window';
import {
  conversationSource,
  inInbox,
  NO_COUNTS,
  toConversation,
  unblocked,
  type ConversationRow,
} from './conversation-rows';

/** Which of a person's conversations a list shows. */
export interface ConversationFilter {
  userId: string;
  /** Undefined is the inbox: what was accepted, and one's own requests. */
  state: ConversationState | undefined;
  archived: boolean;
  asked: boolean | undefined;
}

/** The parts repeat the conditions of the lists' indexes word for word. */
function listCondition({
  userId,
  state,
  archived,
  asked,
}: ConversationFilter): RawBuilder<boolean> {
  const own = sql<boolean>`m.user_id = ${userId}`;
  const which = archived
    ? sql<boolean>`m.listed and m.archived`
    : state === undefined
      ? inInbox
      : sql<boolean>`m.listed and not m.archived`;
  const inState = state === undefined ? sql<boolean>`true` : sql<boolean>`m.state = ${state}`;
  const byWhom = asked === undefined ? sql<boolean>`true` : sql<boolean>`m.asked = ${asked}`;
  return sql`${own} and ${which} and ${inState} and ${byWhom} and ${unblocked}`;
}

/** A page of a person's conversations in the order in which it is read. */
export async function listConversationRows(
  db: Database,
  filter: ConversationFilter,
  reading: Reading<string>,
  limit: number,
): Promise<ConversationRow[]> {
  const { where, order } = readingSql('m.activity_id', reading);
  const { rows } = await sql<ConversationRow>`
    ${conversationSource}
    where ${listCondition(filter)} and ${where}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many conversations a list holds, counted up to `COUNTED`: the longest list costs no more than that. */
export async function countConversations(
  db: Database,
  filter: ConversationFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from conversation_members m where ${listCondition(filter)} limit ${COUNTED}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What waits for each of these people. */
export async function countsOf(
  db: Database | Trx,
  userIds: readonly string[],
): Promise<(userId: string) => MessageCounts> {
  const { rows } = await sql<MessageCounts & { userId: string }>`/* name: messaging.counts */
    select m.user_id as "userId",
      coalesce(sum(m.unread_count) filter (where m.state = 'ACCEPTED' or not m.asked), 0)::int
        as "unreadCount",
      (count(*) filter (where m.state = 'PENDING' and m.asked))::int as "requestCount"
    from conversation_members m
    where m.user_id = any(${[...userIds]}::uuid[]) and m.listed and not m.archived
      and (m.unread_count > 0 or (m.state = 'PENDING' and m.asked)) and ${unblocked}
    group by m.user_id`.execute(db);
  const byPerson = new Map(
    rows.map(({ userId, unreadCount, requestCount }) => [userId, { unreadCount, requestCount }]),
  );
  return (userId) => byPerson.get(userId) ?? NO_COUNTS;
}

/** Rows with the marks that each viewer may see. */
export async function present(
  db: Database | Trx,
  readMarks: ReadMarks,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const people = new Set(rows.flatMap(({ user_id, other_id }) => [user_id, other_id]));
  const hidden = people.size === 0 ? new Set<string>() : await readMarks.hiddenBy(db, [...people]);
  return rows.map((row) => toConversation(row, hidden));
}

/** A conversation as both of its members see it. */
export async function readBothViews(trx: Trx, conversationId: string): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`/* name: messaging.both-views */
    ${conversationSource} where m.conversation_id = ${conversationId}`.execute(trx);
  return rows;
}

/** One of a person's own conversations; nobody else's, none of a blocked pair, none that they do not know of yet. */
export async function findConversationRow(
  db: Database,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ConversationRow>`
    ${conversationSource}
    where m.conversation_id = ${id} and m.user_id = ${userId} and m.listed and ${unblocked}`.execute(
    db,
  );
  return rows[0];
}
