/** One message of the demo community. */
export interface DemoMessage {
  /** Who wrote it: the one who asked, or the one who was asked. */
  by: 'from' | 'to';
  /** Minutes after the message before; for the first one after the conversation was opened. */
  minutes: number;
  text: string;
}

/** One conversation of the demo community. */
export interface DemoConversation {
  /** Slug of who asked. */
  from: string;
  /** Slug of who was asked. */
  to: string;
  state: 'ACCEPTED' | 'PENDING' | 'REJECTED';
  /** Days before the first start, and the hour in India. */
  opened: readonly [daysAgo: number, hour: number];
  messages: readonly DemoMessage[];
  /** How many of the last messages the one who wrote none of them has not read yet. */
  unread?: number;
  /** Slug of who put it away. */
  archivedBy?: string;
}

/** What the demo community writes to each other; a part of its own, loaded to seed a database. */
export interface MessagingDemo {
  demoConversations: readonly DemoConversation[];
}
