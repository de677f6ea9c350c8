export { conversationLock } from './conversation/conversation-lock';
export { messagingModule } from './messaging-module';
export type { MessagingDeps } from './messaging-settings';
