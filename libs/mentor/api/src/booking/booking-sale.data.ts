/** The kind of the orders of sessions. */
export const BOOKING_SALE = 'BOOKING';
