import {
  COUNTED,
  type Conversation,
  type ConversationState,
  type MessageCounts,
} from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  blockedPeopleText,
  isId,
  NEWEST,
  pageStatement,
  statement,
  type Database,
  type Trx,
} from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import { readingText, readingValues, type Reading, type ReadingValues } from '../window';
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
  /** Undefined is the inbox: accepted conversations, and the viewer's own requests. */
  state: ConversationState | undefined;
  archived: boolean;
  asked: boolean | undefined;
}

/** The values of a filter's conditions; those that are not given are null. */
type FilterValues = {
  viewer: string;
  state: ConversationState | null;
  asked: boolean | null;
};

/** Each list repeats the conditions of its index word for word. */
const listConditions = {
  inbox: inInbox,
  inState: 'm.listed and not m.archived and m.state = :state',
  archive: 'm.listed and m.archived and (:state::text is null or m.state = :state)',
} as const;
type List = keyof typeof listConditions;

const listOf = ({ state, archived }: ConversationFilter): List =>
  archived ? 'archive' : state === undefined ? 'inbox' : 'inState';

const valuesOf = ({ userId, state, asked }: ConversationFilter): FilterValues => ({
  viewer: userId,
  state: state ?? null,
  asked: asked ?? null,
});

const inList = (list: List) => `
  m.user_id = :viewer::uuid and ${listConditions[list]}
  and (:asked::boolean is null or m.asked = :asked)`;

const readings = readingText('m.activity_id', 'uuid');

const conversationPage = (name: string, list: List, direction: Reading<string>['direction']) =>
  pageStatement<ConversationRow, FilterValues & ReadingValues<string>>(
    name,
    (limit) => `${conversationSource}
      where ${inList(list)} and ${unblocked} and ${readings[direction].where}
      order by ${readings[direction].order} limit ${limit}`,
  );

const conversationPages = {
  inbox: {
    next: conversationPage('messaging.inbox', 'inbox', 'next'),
    prev: conversationPage('messaging.inbox-back', 'inbox', 'prev'),
  },
  inState: {
    next: conversationPage('messaging.in-state', 'inState', 'next'),
    prev: conversationPage('messaging.in-state-back', 'inState', 'prev'),
  },
  archive: {
    next: conversationPage('messaging.archive', 'archive', 'next'),
    prev: conversationPage('messaging.archive-back', 'archive', 'prev'),
  },
} as const;

/** A page of a person's conversations in the order in which it is read. */
export function listConversationRows(
  db: Database,
  filter: ConversationFilter,
  reading: Reading<string>,
  limit: number,
): Promise<ConversationRow[]> {
  const page = conversationPages[listOf(filter)][reading.direction];
  return page.all(db, limit, { ...valuesOf(filter), ...readingValues(reading, NEWEST) });
}

const countOf = (name: string, list: List) =>
  statement<{ total: number }, FilterValues>(
    name,
    `select count(*)::int as total from (
       select 1 from conversation_members m
       where ${inList(list)} and m.other_id not in (${blockedPeopleText(':viewer::uuid')}) limit ${COUNTED}
     ) counted`,
  );

const conversationCounts = {
  inbox: countOf('messaging.count-inbox', 'inbox'),
  inState: countOf('messaging.count-in-state', 'inState'),
  archive: countOf('messaging.count-archive', 'archive'),
} as const;

/** How many conversations a list holds, counted up to `COUNTED`: the longest list costs no more than that. */
export async function countConversations(
  db: Database,
  filter: ConversationFilter,
): Promise<number> {
  const row = await conversationCounts[listOf(filter)].first(db, valuesOf(filter));
  return row?.total ?? 0;
}

/** The counts of one person: always one row. */
const countsText = (person: string) => `
  select
    coalesce(sum(m.unread_count) filter (where m.state = 'ACCEPTED' or not m.asked), 0)::int
      as "unreadCount",
    (count(*) filter (where m.state = 'PENDING' and m.asked))::int as "requestCount"
  from conversation_members m
  where m.user_id = ${person} and m.listed and not m.archived
    and (m.unread_count > 0 or (m.state = 'PENDING' and m.asked))
    and m.other_id not in (${blockedPeopleText(person)})`;

const counts = statement<MessageCounts & { userId: string }, { people: readonly string[] }>(
  'messaging.counts',
  `select p.id as "userId", c.* from unnest(:people::uuid[]) p (id)
   cross join lateral (${countsText('p.id')}) c`,
);

/** What waits for each of these people. */
export async function countsOf(
  db: Database | Trx,
  userIds: readonly string[],
): Promise<(userId: string) => MessageCounts> {
  const rows = await counts.all(db, { people: userIds });
  const byPerson = new Map(
    rows.map(({ userId, unreadCount, requestCount }) => [userId, { unreadCount, requestCount }]),
  );
  return (userId) => byPerson.get(userId) ?? NO_COUNTS;
}

const bothViews = statement<ConversationRow & MessageCounts, { conversation: string }>(
  'messaging.both-views',
  `select v.*, c."unreadCount", c."requestCount"
   from (${conversationSource} where m.conversation_id = :conversation::uuid) v
   cross join lateral (${countsText('v.user_id')}) c`,
);

/** A conversation as both of its members see it, with what waits for each: one statement, since it is part of a send. */
export const readBothViews = (
  trx: Trx,
  conversationId: string,
): Promise<(ConversationRow & MessageCounts)[]> =>
  bothViews.all(trx, { conversation: conversationId });

/**
 * The conversation as one of its members sees it after a change of theirs.
 *
 * @throws AppError `NOT_FOUND` where it isn't theirs
 */
export async function readOwnView(
  trx: Trx,
  conversationId: string,
  userId: string,
): Promise<Conversation> {
  const rows = await readBothViews(trx, conversationId);
  const own = rows.find((row) => row.user_id === userId);
  if (own === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toConversation(own);
}

const ownConversation = statement<ConversationRow, { conversation: string; viewer: string }>(
  'messaging.conversation',
  `${conversationSource}
   where m.conversation_id = :conversation::uuid and m.user_id = :viewer::uuid and m.listed and ${unblocked}`,
);

/** One of a person's own conversations; none of a blocked pair, and none that is not listed for them yet. */
export async function findConversationRow(
  db: Database,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  return isId(id) ? ownConversation.first(db, { conversation: id, viewer: userId }) : undefined;
}
