/** A competition changed; sent to everyone who follows it or is in an entry. */
export const COMPETITION_EVENT = 'competitions.changed';
/** An entry of the member's own changed, or its team. */
export const ENTRY_EVENT = 'competitions.entry';
