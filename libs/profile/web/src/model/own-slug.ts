/** Used instead of a slug for the logged-in member. */
export const ME = 'me';
