import {
  changeConversation as changeCall,
  listConversations,
  openConversation as openCall,
  readConversation as readCall,
} from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { MessagingSettings } from '../messaging-settings';
import { cutWindow, readingOf, sizeOf } from '../window';
import { changeConversation } from './change-conversation.service';
import {
  countConversations,
  countsOf,
  findConversationRow,
  listConversationRows,
  type ConversationFilter,
} from './conversation.read-model';
import { toConversation } from './conversation-rows';
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
        const begun = readingOf<string>(cursors, query.cursor);
        const total = begun.total ?? (await countConversations(db, filter));
        const reading = { ...begun, total };
        const size = sizeOf(query);
        const read = await listConversationRows(db, filter, reading, size + 1);
        const { rows, ...segments } = cutWindow(read, {
          size,
          reading,
          cursors,
          placeOf: ({ activity_id }) => activity_id,
        });
        return {
          data: rows.map(toConversation),
          ...segments,
          total,
          ...(await countsOf(db, [userId]))(userId),
        };
      },
    }),

    implement(readCall, {
      handle: async (context, { params }) => {
        const { db } = context;
        const row = await findConversationRow(db, memberOf(context).userId, params.id);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return toConversation(row);
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
