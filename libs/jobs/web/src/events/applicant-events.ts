import type { QueryClient } from '@tanstack/react-query';
import {
  listApplicants,
  listJobsByUser,
  readApplication,
  readJob,
  type Job,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { keyOf, pagesKeyOf, queryFor, type PagesOf } from '@upround/shared/query';
import { changeJob } from '../applied/data/application-cache';
import {
  isShownBlind,
  limitCounts,
  mergeApplication,
  shownApplicants,
} from '../hiring/data/hiring-cache';
import { newestApplicantsKey } from '../hiring/data/hiring-queries';

/** Whether a list or page that is on screen shows a job. */
function isJobShown(client: QueryClient, jobId: string): boolean {
  const isRead = client
    .getQueriesData<Job>({ queryKey: keyOf(readJob), type: 'active' })
    .some(([, job]) => job?.id === jobId);
  const isListed = client
    .getQueriesData<PagesOf<typeof listJobsByUser>>({
      queryKey: pagesKeyOf(listJobsByUser),
      type: 'active',
    })
    .some(([, list]) => list?.pages.some(({ data }) => data.some(({ id }) => id === jobId)));
  return isRead || isListed;
}

/** Reads how many applied to a job on screen, and shows it wherever the job is shown. */
async function renewCounts(client: QueryClient, jobId: string): Promise<void> {
  const query = queryFor(readJob, { params: { id: jobId } });
  // An answer under way may be older than the event.
  await client.cancelQueries({ queryKey: query.queryKey, exact: true });
  const { applications } = await client.fetchQuery({ ...query, staleTime: 0 });
  if (applications === null) return;
  changeJob(client, jobId, (job) => ({ ...job, applications }));
  client.setQueriesData({ queryKey: newestApplicantsKey(jobId) }, () => applications);
  limitCounts(client, jobId, applications);
}

/** Reads an applicant who withdrew or took that back. */
async function renewApplicant(client: QueryClient, id: string): Promise<void> {
  const query = isShownBlind(client, id) ? ({ blind: 'true' } as const) : {};
  const application = await api.call(readApplication, { params: { id }, query });
  mergeApplication(client, application);
}

async function renewShown(client: QueryClient, jobId: string, ids: ReadonlySet<string>) {
  // A page that is being read would put the list back to what it was when its reading began.
  if (client.isFetching({ queryKey: pagesKeyOf(listApplicants) }) > 0) {
    await client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants) });
  }
  const shown = shownApplicants(client, jobId);
  const changed = [...ids].filter((id) => shown.has(id));
  // Applicants first: they move the counts of their lists along, which are then compared with those of the job.
  await Promise.allSettled(changed.map((id) => renewApplicant(client, id)));
  await renewCounts(client, jobId);
}

/**
 * Updates the cache after applications to the member's own jobs, and withdrawals. Lists of applicants don't move: only
 * the counts of each job are read again, and the applicants who are in a visible list.
 *
 * @param changes the ids of the applications that changed, by the ids of their jobs
 */
export function applicantsChanged(
  client: QueryClient,
  changes: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  if (changes.size === 0) return;
  const later = { refetchType: 'none' } as const;
  void client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants), ...later });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobsByUser), ...later });
  for (const [jobId, ids] of changes) {
    void client.invalidateQueries({
      queryKey: keyOf(readJob),
      predicate: ({ state }) => (state.data as Job | undefined)?.id === jobId,
      ...later,
    });
    // What can't be read now is read with the next event, or when the page comes back to the front.
    if (isJobShown(client, jobId)) void renewShown(client, jobId, ids).catch(() => undefined);
  }
}
