export { messagingModule, messagingTargets } from './messaging-module';
export type { MessagingDeps } from './messaging-settings';
