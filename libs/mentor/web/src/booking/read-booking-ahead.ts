import type { QueryClient } from '@tanstack/react-query';
import { mentorQuery } from '../data/mentor-queries';

/** What the page of booking shows first. */
export async function readBookingAhead(
  client: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  const mentor = search.get('mentor');
  if (mentor !== null) await client.prefetchQuery(mentorQuery(mentor));
}
