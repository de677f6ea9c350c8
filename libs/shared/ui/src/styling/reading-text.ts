/** The size and line height of a text that is read on its own: an article, a short post on its page. */
export const readingText = 'text-[1.125rem]/[1.65]';
