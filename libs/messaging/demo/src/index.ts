export { demoConversations } from './conversations.data';
