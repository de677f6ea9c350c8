import {
  catchUpMessages,
  listMessages,
  searchMessages,
  sendMessage as sendCall,
} from '@upround/messaging/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { seeConversation } from '../conversation/conversation.store';
import type { MessagingSettings } from '../messaging-settings';
import { cutWindow, readingOf, sizeOf, type Reading } from '../window';
import { toMessage, type MessageRow } from './message-rows';
import { readMessages, readMessagesAfter } from './message.read-model';
import { searchConversation } from './search-messages';
import { sendMessage } from './send-message.service';

const sequenceOf = ({ sequence }: MessageRow) => sequence;

/** Begins half a page above a sequence, so that it is in the middle; one beyond the end is the end. */
const aroundSequence = (around: number, lastSequence: number, size: number): Reading<number> => ({
  direction: 'next',
  place: Math.min(around, lastSequence) + Math.floor(size / 2),
  inclusive: true,
});

/** Reading a conversation in both directions, catching up, searching, sending. */
export function messageRoutes(settings: MessagingSettings): CallImplementation[] {
  return [
    implement(listMessages, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const { id, lastSequence } = await seeConversation(db, userId, query.conversationId);
        const size = sizeOf(query);
        const begins = query.around !== undefined && (query.cursor ?? '') === '';
        const reading = begins
          ? aroundSequence(query.around ?? 0, lastSequence, size)
          : readingOf<number>(cursors, query.cursor);
        const read = await readMessages(db, { conversationId: id, reading, limit: size + 1 });
        const page = cutWindow(read, { size, reading, placeOf: sequenceOf, cursors });
        // Sequences have no gaps, so the highest one of the page shows whether there are newer messages.
        const isNewest = (page.rows[0]?.sequence ?? 0) >= lastSequence;
        return {
          data: page.rows.map((row) => toMessage(row, userId)),
          prevSegment: isNewest ? null : page.prevSegment,
          nextSegment: page.nextSegment,
          total: lastSequence,
        };
      },
    }),

    implement(catchUpMessages, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const { id, lastSequence } = await seeConversation(db, userId, query.conversationId);
        const size = sizeOf(query);
        const after = cursors.read<{ s: number }>(query.cursor)?.s ?? query.after;
        const read = await readMessagesAfter(db, id, after, size + 1);
        const rows = read.slice(0, size);
        const last = rows.at(-1);
        return {
          data: rows.map((row) => toMessage(row, userId)),
          prevSegment: null,
          nextSegment:
            read.length > size && last !== undefined ? cursors.sign({ s: last.sequence }) : null,
          total: lastSequence,
        };
      },
    }),

    implement(searchMessages, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const { rows, ...page } = await searchConversation(db, cursors, {
          conversation: await seeConversation(db, userId, query.conversationId),
          words: query.query,
          reading: readingOf<number>(cursors, query.cursor),
          size: sizeOf(query),
        });
        return { data: rows.map((row) => toMessage(row, userId)), ...page };
      },
    }),

    implement(sendCall, {
      handle: (context, { body }) => sendMessage(settings, context, body),
    }),
  ];
}
