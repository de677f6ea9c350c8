import { useSearchParams } from 'react-router-dom';
import type { Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { sessionsAddressOf, type SessionsAddress } from '../model/sessions-address';
import { isLive } from './data/sides';

const sideNames = { MENTEE: 'mentee', MENTOR: 'mentor' } as const;

/** The address of one list, and of a session within it. */
export const sessionsHref = ({ side, when, session }: SessionsAddress): string =>
  links.sessions({
    as: sideNames[side],
    when: when === 'PAST' ? 'past' : undefined,
    booking: session ?? undefined,
  });

/**
 * The lists and the session that the address names. A link to a session alone, as in a notification, shows the list in
 * which that session is.
 */
export function useSessionsPlace(open: Booking | undefined): SessionsAddress {
  const [search] = useSearchParams();
  const address = sessionsAddressOf(search);
  if (search.has('as') || search.has('when') || open === undefined) return address;
  return { ...address, side: open.side, when: isLive(open) ? 'UPCOMING' : 'PAST' };
}
