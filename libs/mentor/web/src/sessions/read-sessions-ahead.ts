import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery, sessionsQuery } from '../data/mentor-queries';
import { sessionsAddressOf } from '../model/sessions-address';

/** What the page of sessions shows first. */
export async function readSessionsAhead(
  client: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  const { side, when, session } = sessionsAddressOf(search);
  await Promise.all([
    client.prefetchInfiniteQuery(sessionsQuery(side, when)),
    session !== null && client.prefetchQuery(sessionQuery(session)),
  ]);
}
