/** The member's points, rewards or application changed. */
export const AMBASSADOR_EVENT = 'ambassador.changed';
