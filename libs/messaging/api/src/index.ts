export { conversationLock } from './conversation/conversation-lock';
export { messagingEraser } from './leaving/messaging-eraser';
export { messagingExports } from './leaving/messaging-sources';
export { messagingModule, messagingTargets } from './messaging-module';
export type { MessagingDeps } from './messaging-settings';
