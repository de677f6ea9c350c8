import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { readJob, type Job } from '@upround/jobs/contract';
import { itemsOf, pagesFor, queryFor } from '@upround/shared/query';
import { listBookmarks } from '@upround/social/contract';
import { useApplicationDrafts } from '../../apply/draft/application-draft-queries';

/** A job to apply to; `job` is undefined until it is read, or where it cannot be. */
export interface JobToApply {
  id: string;
  slug: string;
  title: string;
  company: string;
  job: Job | undefined;
  /** When the viewer's draft was saved; null if there is none. */
  draftSavedAt: string | null;
}

const isOpen = (job: Job) => job.viewer.application === null && job.state === 'OPEN';

/**
 * The jobs that one began to apply to on this device or saved, without those applied to, with what each is like by
 * now. Each is read by a request of its own, since the list of saved records has titles alone.
 *
 * @param most jobs to read; without it all saved jobs that are listed so far
 */
export function useJobsToApply(most = Number.POSITIVE_INFINITY) {
  const query = useInfiniteQuery({
    ...pagesFor(listBookmarks, { query: { referenceType: 'JOB' } }),
    refetchOnMount: 'always',
  });
  const all = itemsOf(query.data).items;
  const items = all.slice(0, most);
  const applicationDrafts = useApplicationDrafts().slice(0, most);
  const draftJobs = useQueries({
    queries: applicationDrafts.map(({ jobId }) => queryFor(readJob, { params: { id: jobId } })),
  });
  const savedJobs = useQueries({
    queries: items.map(({ record }) => queryFor(readJob, { params: { id: record.slug } })),
  });
  const drafts = applicationDrafts.flatMap(({ jobId, savedAt }, index): JobToApply[] => {
    const job = draftJobs[index]?.data;
    if (job === undefined || !isOpen(job)) return [];
    const { slug, title, company } = job;
    return [{ id: jobId, slug, title, company, job, draftSavedAt: savedAt }];
  });
  const saved = items.flatMap(({ referenceId, record }, index): JobToApply[] => {
    const job = savedJobs[index]?.data;
    if (drafts.some(({ id }) => id === referenceId)) return [];
    if (job !== undefined && !(isOpen(job) && job.viewer.bookmarked)) return [];
    const { slug, title, author } = record;
    const company = job?.company ?? author;
    return [{ id: referenceId, slug, title, company, job, draftSavedAt: null }];
  });
  return { query, jobs: [...drafts, ...saved], hasMore: query.hasNextPage || all.length > most };
}
