import {
  changeConversation as changeCall,
  listConversations,
  openConversation as openCall,
} from '@upround/messaging/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { MessagingSettings } from '../messaging-settings';
import { cutWindow, readingOf, sizeOf } from '../window';
import { changeConversation } from './change-conversation.service';
import {
  countConversations,
  countsOf,
  listConversationRows,
  present,
  type ConversationFilter,
} from './conversation.read-model';
import { openConversation } from './open-conversation.service';

/** Inbox, requests and archive; opening, answering, reading and archiving. */
export function conversationRoutes(settings: MessagingSettings): CallImplementation[] {
  return [
    implement(listConversations, {
      handle: async (context, { query }) => {
        const { db, cursors } = context;
        const { userId } = memberOf(context);
        const { state, archived = false, asked } = query;
        const filter: ConversationFilter = { userId, state, archived, asked };
        const reading = readingOf<string>(cursors, query.cursor);
        const size = sizeOf(query);
        const read = await listConversationRows(db, filter, reading, size + 1);
        const { rows, ...segments } = cutWindow(
          read,
          size,
          reading,
          ({ activity_id }) => activity_id,
          cursors,
        );
        return {
          data: await present(db, settings.readMarks, rows),
          ...segments,
          total: await countConversations(db, filter),
          ...(await countsOf(db, [userId]))(userId),
        };
      },
    }),

    implement(openCall, {
      handle: (context, { body }) => openConversation(settings, context, body.userId),
    }),

    implement(changeCall, {
      handle: (context, { params, body }) => changeConversation(settings, context, params.id, body),
    }),
  ];
}
