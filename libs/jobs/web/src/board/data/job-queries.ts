import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  listJobs,
  listSimilarJobs,
  readJob,
  readJobFacets,
  type JobFilters,
  type JobSort,
  type JobSummary,
} from '@upround/jobs/contract';
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
