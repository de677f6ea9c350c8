import { defineCall, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { messageSchema, messageTextSchema } from './message.schema';
import { messagingErrors } from './messaging.errors';
import { windowOf } from './window.schema';

const reading = {
  method: 'GET',
  version: 'v1',
  path: '/message',
  access: 'member',
  paging: 'segment',
  response: windowOf(messageSchema),
} as const;

/** A place in a query, where numbers arrive as text. */
const sequenceSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

export const listMessages = defineCall({
  ...reading,
  id: 'messaging.listMessages',
  summary:
    'Lists a conversation’s messages from the end, or around a position: nextSegment goes back in time, prevSegment forward',
  query: z.strictObject({
    conversationId: idSchema,
    /** A sequence around which to begin, for instance that of a search hit. */
    around: z.optional(sequenceSchema),
    ...segmentQuery,
  }),
});

export const catchUpMessages = defineCall({
  ...reading,
  id: 'messaging.catchUpMessages',
  summary:
    'Lists messages after a sequence number, oldest first, to catch up after a break: nextSegment goes forward in time',
  query: z.strictObject({ conversationId: idSchema, after: sequenceSchema, ...segmentQuery }),
  selectedBy: ['after'],
});

export const searchMessages = defineCall({
  ...reading,
  id: 'messaging.searchMessages',
  summary: 'Finds messages of one conversation by their text, newest first',
  query: z.strictObject({
    conversationId: idSchema,
    query: textOf(textLimits.query),
    ...segmentQuery,
  }),
  selectedBy: ['query'],
  limit: 'search',
});

export const sendMessage = defineCall({
  id: 'messaging.sendMessage',
  summary: 'Sends a message; repeating a clientId returns the message already sent',
  method: 'POST',
  version: 'v1',
  path: '/message',
  body: z.strictObject({
    conversationId: idSchema,
    text: messageTextSchema,
    /** Made by the sender's device, so that a message that is sent twice is stored once. */
    clientId: z.optional(idSchema),
  }),
  status: 201,
  access: 'member',
  limit: 'message',
  switch: 'messages',
  thrown: 'Failed to load conversations: {message}',
  response: messageSchema,
  errors: [
    messagingErrors.FIRST_MESSAGE_TOO_LONG,
    messagingErrors.MESSAGES_NOT_TAKEN,
    messagingErrors.REQUEST_WAITING,
    messagingErrors.REQUEST_REJECTED,
    messagingErrors.ACCOUNT_GONE,
    messagingErrors.CLIENT_ID_REUSED,
  ],
});
