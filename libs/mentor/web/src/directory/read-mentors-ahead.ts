import type { QueryClient } from '@tanstack/react-query';
import { facetsQuery, mentorQuery, mentorsQuery } from '../data/mentor-queries';
import { mentorsAddressOf } from '../model/mentors-address';

/** What the directory shows first, read while its code is on the way. */
export async function readMentorsAhead(
  client: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  if (search.get('view') === 'offer') return;
  const { filters, sort, mentor } = mentorsAddressOf(search);
  await Promise.all([
    client.prefetchInfiniteQuery(mentorsQuery(filters, sort)),
    client.prefetchQuery(facetsQuery(filters)),
    mentor !== null && client.prefetchQuery(mentorQuery(mentor)),
  ]);
}
