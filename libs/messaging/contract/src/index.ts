export { messagingDocs } from './messaging.docs';
export {
  changeConversation,
  listConversations,
  openConversation,
  readConversation,
} from './conversation.calls';
export {
  conversationSchema,
  conversationStates,
  conversationStateSchema,
  messageCountsSchema,
} from './conversation.schema';
export type {
  Conversation,
  ConversationState,
  MessageCounts,
  Writing,
} from './conversation.schema';
export { catchUpMessages, listMessages, searchMessages, sendMessage } from './message.calls';
export { messageSchema, messageTextSchema } from './message.schema';
export type { Message } from './message.schema';
export { messagingErrors } from './messaging.errors';
export { CONVERSATION_EVENT, MESSAGE_EVENT } from './messaging.event-names';
export { conversationEvent, messageEvent } from './messaging.events';
export type { ConversationEventData, MessageEventData } from './messaging.events';
export { conversationFixtures, messageFixtures } from './messaging.fixtures';
export { COUNTED, SEARCHED } from './window.schema';
