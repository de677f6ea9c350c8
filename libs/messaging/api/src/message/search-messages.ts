import { SEARCHED } from '@upround/messaging/contract';
import type { Database } from '@upround/shared/db';
import type { CursorCodec } from '@upround/shared/server-kit';
import type { SeenConversation } from '../conversation/conversation.store';
import { cutWindow, type Reading, type WindowOf } from '../window';
import type { MessageRow } from './message-rows';
import { countHits, searchStretch, type Stretch } from './message.read-model';

/** What one look of a search goes through: sequences have no gaps, so numbers alone say how much that is. */
function stretchOf(
  { id, lastSequence }: SeenConversation,
  { direction, place, inclusive }: Reading<number>,
): Stretch {
  if (direction === 'prev') {
    const low = place ?? 0;
    return { conversationId: id, low, high: Math.min(lastSequence, low + SEARCHED) };
  }
  const high = place === null ? lastSequence : inclusive ? place : place - 1;
  return { conversationId: id, low: Math.max(0, high - SEARCHED), high };
}

/** Finds words in a part of a conversation; if there are more messages, the segments continue after that part. */
export async function searchConversation(
  db: Database,
  cursors: CursorCodec,
  search: {
    conversation: SeenConversation;
    words: string;
    reading: Reading<number>;
    size: number;
  },
): Promise<WindowOf<MessageRow> & { total: number }> {
  const { conversation, words, size } = search;
  const { direction } = search.reading;
  const stretch = stretchOf(conversation, search.reading);
  const total = search.reading.total ?? (await countHits(db, stretch, words));
  const read = await searchStretch(db, stretch, { words, direction, limit: size + 1 });
  const { low, high } = stretch;
  const behind = direction === 'next' ? low > 0 : high < conversation.lastSequence;
  const cut = cutWindow(read, {
    size,
    cursors,
    reading: { ...search.reading, total },
    placeOf: ({ sequence }) => sequence,
    // A position is exclusive: the page begins after it.
    reached: behind ? (direction === 'next' ? low + 1 : high) : null,
  });
  return { ...cut, total };
}
