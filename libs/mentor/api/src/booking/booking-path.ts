import type { BookingSide } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';

/** The page of a session, as one of its sides opens it. */
export const bookingPath = (id: string, side: BookingSide = 'MENTEE'): string =>
  links.sessions({ as: side === 'MENTOR' ? 'mentor' : undefined, booking: id });
