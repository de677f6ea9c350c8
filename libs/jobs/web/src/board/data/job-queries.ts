import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  listJobs,
  listSimilarJobs,
  readJob,
  readJobFacets,
  type JobFilters,
  type JobSort,
  type JobSummary,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import {
  itemsOf,
  pagesFor,
  pagesKeyOf,
  queryFor,
  renewedOnReturn,
  type PagesOf,
} from '@upround/shared/query';

/** The board as it is filtered and ordered. */
export const boardQuery = (filters: JobFilters, sort: JobSort) =>
  pagesFor(listJobs, { query: { ...filters, ...(sort === 'newest' ? {} : { sort }) } });

/** Milliseconds between the questions of a board in view whether there are newer jobs. */
const INTERVAL = 60_000;

/** From here on newer jobs are no longer counted. */
export const MOST_NEWER = 10;

/** The newest jobs that match as they are now, read every minute; empty before the first time. */
export const newestJobsQuery = (filters: JobFilters) =>
  queryOptions<readonly JobSummary[]>({
    queryKey: ['jobs.newestJobs', filters],
    queryFn: async ({ signal }) => {
      const query = { ...filters, limit: MOST_NEWER };
      return (await api.call(listJobs, { query }, { signal })).data;
    },
    initialData: [],
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
  });

/** Number of jobs for each choice of a filter; the previous counts are shown until the next have loaded. */
export const facetsQuery = (filters: JobFilters) => ({
  ...queryFor(readJobFacets, { query: filters }),
  placeholderData: keepPreviousData,
});

/** A job as some list has shown it already; without its description. */
export function listedJob(client: QueryClient, slug: string): JobSummary | undefined {
  const lists = client.getQueriesData<PagesOf<typeof listJobs>>({
    queryKey: pagesKeyOf(listJobs),
  });
  for (const [, pages] of lists) {
    const found = itemsOf(pages).items.find((job) => job.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One job by slug. */
export const jobQuery = (slug: string) => ({
  ...queryFor(readJob, { params: { id: slug } }),
  ...renewedOnReturn,
});

/** Open jobs that are most like one. */
export const similarJobsQuery = (id: string) => queryFor(listSimilarJobs, { params: { id } });
