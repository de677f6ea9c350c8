import type { QueryClient } from '@tanstack/react-query';
import { boardAddressOf } from '../model/board-address';
import { jobsViewOf } from '../../model/jobs-view';
import { boardQuery, facetsQuery, jobQuery } from './job-queries';

/** What the board shows first, read while its code is on the way. */
export async function readJobsAhead(client: QueryClient, search: URLSearchParams): Promise<void> {
  if (jobsViewOf(search) !== 'board') return;
  const { filters, sort, openJob } = boardAddressOf(search);
  await Promise.all([
    client.prefetchInfiniteQuery(boardQuery(filters, sort)),
    client.prefetchQuery(facetsQuery(filters)),
    openJob !== null && client.prefetchQuery(jobQuery(openJob)),
  ]);
}
