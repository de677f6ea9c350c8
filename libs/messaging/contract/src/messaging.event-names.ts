/** Apart from the schemas, so that a page can listen before it loads them. */
export const MESSAGE_EVENT = 'messaging.message';
export const CONVERSATION_EVENT = 'messaging.conversation';
