import type { QueryClient } from '@tanstack/react-query';
import {
  listApplicants,
  listAppliedJobs,
  listJobsByUser,
  readApplication,
  readJob,
  type ApplicationEvent,
  type Job,
} from '@upround/jobs/contract';
import { keyOf, pagesKeyOf } from '@upround/shared/query';
import { applicantsChanged } from './applicant-events';
import { applicationQuery } from '../applied/data/application-queries';
import { newestApplicantsKey } from '../hiring/data/hiring-queries';

export { applicationEvent } from '@upround/jobs/contract';

/** Jobs are read again, and the lists that name their state. */
function renewJobs(client: QueryClient, jobIds: ReadonlySet<string>): void {
  if (jobIds.size === 0) return;
  void client.invalidateQueries({
    queryKey: keyOf(readJob),
    predicate: ({ state }) => {
      const job = state.data as Job | undefined;
      return job !== undefined && jobIds.has(job.id);
    },
  });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobsByUser) });
}

/** Each of the member's applications is read once, and updated wherever it or its job is shown. */
function renewApplications(client: QueryClient, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  void client.invalidateQueries({ queryKey: pagesKeyOf(listAppliedJobs) });
  for (const id of ids) {
    void client.fetchQuery({ ...applicationQuery(id), staleTime: 0 }).catch(() => undefined);
  }
}

/** Reads again what a batch of events changed. */
export function applicationsChanged(
  client: QueryClient,
  events: readonly ApplicationEvent[],
): void {
  const applicants = new Map<string, Set<string>>();
  const jobs = new Set<string>();
  const own = new Set<string>();
  for (const { applicationId, jobId, change } of events) {
    if (change === 'APPLIED' || change === 'WITHDRAWN') {
      const ids = applicants.get(jobId) ?? new Set();
      if (applicationId !== null) ids.add(applicationId);
      applicants.set(jobId, ids);
    } else {
      jobs.add(jobId);
      if (applicationId !== null) own.add(applicationId);
    }
  }
  applicantsChanged(client, applicants);
  renewJobs(client, jobs);
  renewApplications(client, own);
}

/** What may have been missed: everything about applications is read again where it is shown. */
export function applicationsMissed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants), refetchType: 'none' });
  void client.invalidateQueries({ queryKey: newestApplicantsKey() });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listAppliedJobs) });
  void client.invalidateQueries({ queryKey: keyOf(readApplication) });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobsByUser) });
  void client.invalidateQueries({ queryKey: keyOf(readJob) });
}
