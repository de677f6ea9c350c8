import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  listJobs,
  listSimilarJobs,
  readJob,
  readJobFacets,
  type Job,
  type JobFilters,
  type JobSort,
} from '@upround/jobs/contract';
import { itemsOf, pagesFor, pagesKeyOf, queryFor, type PagesOf } from '@upround/shared/query';

/** The board as it is filtered and ordered. */
export const boardQuery = (filters: JobFilters, sort: JobSort) =>
  pagesFor(listJobs, { query: { ...filters, ...(sort === 'newest' ? {} : { sort }) } });

/** How many jobs each choice would leave; the counts before stand until the next are there. */
export const facetsQuery = (filters: JobFilters) => ({
  ...queryFor(readJobFacets, { query: filters }),
  placeholderData: keepPreviousData,
});

/** A job that some list has shown already. */
function findJob(client: QueryClient, slug: string): Job | undefined {
  const lists = client.getQueriesData<PagesOf<typeof listJobs>>({
    queryKey: pagesKeyOf(listJobs),
  });
  for (const [, pages] of lists) {
    const found = itemsOf(pages).items.find((job) => job.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One job by slug; shown at once from a list that has it, then brought up to date. */
export const jobQuery = (client: QueryClient, slug: string) => ({
  ...queryFor(readJob, { params: { id: slug } }),
  placeholderData: () => findJob(client, slug),
});

/** Open jobs that are most like one. */
export const similarJobsQuery = (id: string) => queryFor(listSimilarJobs, { params: { id } });
