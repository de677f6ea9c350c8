/** The event for open pages after a change. Not in the schema's file, so that a page can listen before it loads that. */
export const CHANGED_EVENT = 'notifications.changed';

/** The push event for open pages, without a push service. */
export const PUSH_EVENT = 'push.message';
