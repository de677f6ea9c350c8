import type { QueryClient } from '@tanstack/react-query';
import { competitionsQuery } from '../data/competition-queries';
import { filtersOf } from './list-address';

/** What the list shows first, read while its code is on the way. */
export const readListAhead = (client: QueryClient, search: URLSearchParams): Promise<void> =>
  client.prefetchInfiniteQuery(competitionsQuery(filtersOf(search)));
