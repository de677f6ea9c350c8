export { BlockSlot, type BlockSlotProps } from './block-slot';
export { MessageButton } from './components/lazy-message-button';
export { useUnreadMessages } from './data/use-unread-messages';
export { routes } from './routes';
