import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BookingItem } from '@upround/mentor/contract';
import { itemsOf } from '@upround/shared/query';
import { ownMentorQuery, sessionsQuery } from '../../data/mentor-queries';
import type { SessionsAddress } from '../../model/sessions-address';

/** Whether the member has nothing on the mentor's side, so the page shows only the invitation to offer sessions. */
export function useIsInvited({ side, when }: Pick<SessionsAddress, 'side' | 'when'>): boolean {
  const isMentorSide = side === 'MENTOR';
  const own = useQuery({ ...ownMentorQuery(), enabled: isMentorSide });
  const list = useInfiniteQuery(sessionsQuery(side, when));
  if (!isMentorSide || own.data?.mentor !== null) return false;
  return list.data !== undefined && itemsOf<BookingItem>(list.data).items.length === 0;
}
