import type { BookingSide } from '@upround/mentor/contract';

/** Which sessions `/mentor/booking` lists, and which one is open. */
export interface SessionsAddress {
  side: BookingSide;
  when: 'UPCOMING' | 'PAST';
  session: string | null;
}

/** Reads the address; the viewer's upcoming sessions as a mentee by default. */
export const sessionsAddressOf = (search: URLSearchParams): SessionsAddress => ({
  side: search.get('as') === 'mentor' ? 'MENTOR' : 'MENTEE',
  when: search.get('when') === 'past' ? 'PAST' : 'UPCOMING',
  session: search.get('booking'),
});
