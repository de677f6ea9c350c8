import * as z from 'zod/mini';
import { conversationSchema, messageCountsSchema } from './conversation.schema';
import { messageSchema } from './message.schema';
import { CONVERSATION_EVENT, MESSAGE_EVENT } from './messaging.event-names';

/** A message arrived or was sent from another page; sent to both members, each with their own view. */
export const messageEvent = {
  name: MESSAGE_EVENT,
  data: z.object({
    message: messageSchema,
    conversation: conversationSchema,
    counts: messageCountsSchema,
  }),
} as const;
export type MessageEventData = z.output<typeof messageEvent.data>;

/** A conversation was opened, accepted, rejected, archived or read. */
export const conversationEvent = {
  name: CONVERSATION_EVENT,
  data: z.object({ conversation: conversationSchema, counts: messageCountsSchema }),
} as const;
export type ConversationEventData = z.output<typeof conversationEvent.data>;
