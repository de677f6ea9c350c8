import { pageStatement, statement, type Database } from '@upround/shared/db';
import { readingText, readingValues, type Reading, type ReadingValues } from '../window';
import { messageColumns, type MessageRow } from './message-rows';

type Direction = Reading<number>['direction'];

/** Above every sequence. */
const LAST = 2 ** 31 - 1;

const readings = readingText('m.sequence', 'int');

const messagePage = (name: string, { where, order }: (typeof readings)[Direction]) =>
  pageStatement<MessageRow, ReadingValues<number> & { conversation: string }>(
    name,
    (limit) => `select ${messageColumns} from messages m
      where m.conversation_id = :conversation::uuid and ${where}
      order by ${order} limit ${limit}`,
  );

const messagePages: Record<Direction, ReturnType<typeof messagePage>> = {
  next: messagePage('messaging.messages', readings.next),
  prev: messagePage('messaging.messages-back', readings.prev),
};

/** A page of a conversation in the order in which it is read. */
export function readMessages(
  db: Database,
  page: { conversationId: string; reading: Reading<number>; limit: number },
): Promise<MessageRow[]> {
  const { conversationId, reading, limit } = page;
  return messagePages[reading.direction].all(db, limit, {
    conversation: conversationId,
    ...readingValues(reading, LAST),
  });
}

/** What came after a sequence, oldest first. */
export function readMessagesAfter(
  db: Database,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  const reading = { direction: 'prev', place: after, inclusive: false } as const;
  return readMessages(db, { conversationId, reading, limit });
}

/** A part of a conversation: sequences above `low`, up to `high`. */
export interface Stretch {
  conversationId: string;
  low: number;
  high: number;
}

type SearchValues = { conversation: string; low: number; high: number; words: string };

/** The messages of a stretch that hold the words as they are, but for small and capital letters. */
const hits = `messages m
  where m.conversation_id = :conversation::uuid and m.sequence > :low::int and m.sequence <= :high::int
    and position(lower(:words) in lower(m.text)) > 0`;

const searchPage = (name: string, { order }: (typeof readings)[Direction]) =>
  pageStatement<MessageRow, SearchValues>(
    name,
    (limit) => `select ${messageColumns} from ${hits} order by ${order} limit ${limit}`,
  );

const searchPages: Record<Direction, ReturnType<typeof searchPage>> = {
  next: searchPage('messaging.search', readings.next),
  prev: searchPage('messaging.search-back', readings.prev),
};

const hitCount = statement<{ total: number }, SearchValues>(
  'messaging.count-hits',
  `select count(*)::int as total from ${hits}`,
);

const searchValues = ({ conversationId, low, high }: Stretch, words: string): SearchValues => ({
  conversation: conversationId,
  low,
  high,
  words,
});

/** The messages of a stretch that hold these words, newest first, or oldest first where one reads forward. */
export function searchStretch(
  db: Database,
  stretch: Stretch,
  { words, direction, limit }: { words: string; direction: Direction; limit: number },
): Promise<MessageRow[]> {
  return searchPages[direction].all(db, limit, searchValues(stretch, words));
}

/** How many messages of a stretch hold these words. */
export async function countHits(db: Database, stretch: Stretch, words: string): Promise<number> {
  return (await hitCount.first(db, searchValues(stretch, words)))?.total ?? 0;
}
