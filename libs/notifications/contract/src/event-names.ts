/** What open pages hear after a change. Apart from the schema, so that a page can listen before it loads it. */
export const CHANGED_EVENT = 'notifications.changed';

/** What open pages hear where no push service is set up. */
export const PUSH_EVENT = 'push.message';
