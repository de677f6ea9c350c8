export { pushEventSchema, unreadSchema } from '@upround/notifications/contract';
