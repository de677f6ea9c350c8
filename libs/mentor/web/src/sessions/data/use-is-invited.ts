import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BookingItem } from '@upround/mentor/contract';
import { itemsOf } from '@upround/shared/query';
import { ownMentorQuery, sessionsQuery } from '../../data/mentor-queries';
import type { SessionsAddress } from '../../model/sessions-address';

/**
 * Whether the member has nothing on the mentor's side, so the page shows only the invitation to offer sessions;
 * undefined while it isn't known.
 */
export function useIsInvited({
  side,
  when,
}: Pick<SessionsAddress, 'side' | 'when'>): boolean | undefined {
  const isMentorSide = side === 'MENTOR';
  const own = useQuery({ ...ownMentorQuery(), enabled: isMentorSide });
  const list = useInfiniteQuery(sessionsQuery(side, when));
  if (!isMentorSide) return false;
  if (own.isPending || list.isPending) return undefined;
  if (own.data?.mentor !== null || list.data === undefined) return false;
  return itemsOf<BookingItem>(list.data).items.length === 0;
}
