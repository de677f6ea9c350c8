export { conversationEvent, messageEvent } from '@upround/messaging/contract';
