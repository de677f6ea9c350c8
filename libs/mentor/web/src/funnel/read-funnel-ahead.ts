import type { QueryClient } from '@tanstack/react-query';
import { matchQuery } from '../data/mentor-queries';
import { matchAnswersOf } from '../model/match-answers';

/** What the guided choice shows first. */
export const readFunnelAhead = (client: QueryClient, search: URLSearchParams): Promise<void> =>
  client.prefetchQuery(matchQuery(matchAnswersOf(search)));
