import type { QueryClient } from '@tanstack/react-query';
import { companyQuery } from '../../company/company-queries';
import { boardAddressOf } from '../model/board-address';
import { jobsViewOf } from '../../model/jobs-view';
import { boardQuery, facetsQuery, jobQuery } from './job-queries';

/** What the board shows first, read while its code is on the way. */
export async function readJobsAhead(client: QueryClient, search: URLSearchParams): Promise<void> {
  const view = jobsViewOf(search);
  if (view === 'company') {
    await client.prefetchQuery(companyQuery(search.get('company') ?? ''));
  }
  if (view !== 'board') return;
  const { filters, sort, openJob } = boardAddressOf(search);
  await Promise.all([
    client.prefetchInfiniteQuery(boardQuery(filters, sort)),
    client.prefetchQuery(facetsQuery(filters)),
    openJob !== null && client.prefetchQuery(jobQuery(openJob)),
  ]);
}
