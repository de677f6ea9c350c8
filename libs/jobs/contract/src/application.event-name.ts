/** Apart from the schema, so that a page can listen before it loads it. */
export const APPLICATION_EVENT = 'jobs.application';
