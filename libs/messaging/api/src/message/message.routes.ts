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
import { countHits, readMessages, readMessagesAfter } from './message.read-model';
import { sendMessage } from './send-message.service';

const sequenceOf = ({ sequence }: MessageRow) => sequence;

/** Begins half a page above a place, so that it stands in the middle. */
const aroundPlace = (around: number, size: number): Reading<number> => ({
  direction: 'next',
  place: around + Math.floor(size / 2),
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
          ? aroundPlace(query.around ?? 0, size)
          : readingOf<number>(cursors, query.cursor);
        const read = await readMessages(db, { conversationId: id, reading, limit: size + 1 });
        const page = cutWindow(read, size, reading, sequenceOf, cursors);
        // Sequences have no gaps: whether something newer stands beyond the page is told by the number alone.
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
        const { id } = await seeConversation(db, userId, query.conversationId);
        const size = sizeOf(query);
        const reading = readingOf<number>(cursors, query.cursor);
        const words = query.query;
        const read = await readMessages(db, {
          ...{ conversationId: id, reading, words },
          limit: size + 1,
        });
        const { rows, ...segments } = cutWindow(read, size, reading, sequenceOf, cursors);
        return {
          data: rows.map((row) => toMessage(row, userId)),
          ...segments,
          total: await countHits(db, id, words),
        };
      },
    }),

    implement(sendCall, {
      handle: (context, { body }) => sendMessage(settings, context, body),
    }),
  ];
}
