import { withQuery } from './build-path';

export const messagingRoutes = {
  messages: '/dm',
} as const;

/** Which conversations the messages page lists: `?tab=`. */
export const messagesTabs = ['inbox', 'requests', 'archived'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** Addresses of messages. */
export const messagingLinks = {
  /** The messages: a list of them, or one open conversation. */
  messages: ({ conversation, tab }: { conversation?: string; tab?: MessagesTab } = {}) =>
    withQuery(messagingRoutes.messages, { tab: tab === 'inbox' ? undefined : tab, conversation }),
} as const;
