/** One of the member's bookings changed. */
export const BOOKING_EVENT = 'mentor.booking';
/** The free times of a mentor changed; sent to the mentor's own pages. */
export const SLOTS_EVENT = 'mentor.slots';
