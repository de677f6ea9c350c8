export { conversationLock } from './conversation/conversation-lock';
export { messagingModule } from './messaging-module';
export type { DemoConversation } from './seed/demo-conversation';
export type { MessagingDeps } from './messaging-settings';
