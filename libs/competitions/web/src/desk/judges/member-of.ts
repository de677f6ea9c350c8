const LINK = /\/user\/([A-Za-z0-9_-]{1,64})(?:[/?#]|$)/;

/** The slug in a link to a profile; null for anything else, names too: those are chosen from the list. */
export const memberOf = (text: string): string | null => LINK.exec(text.trim())?.[1] ?? null;
