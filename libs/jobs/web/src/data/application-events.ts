import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  applicationEvent,
  listApplicants,
  listAppliedJobs,
  listJobsByUser,
  readApplication,
  readJob,
  type ApplicationEvent,
  type Job,
} from '@upround/jobs/contract';
import { keyOf, pagesKeyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { applicantsChanged } from './applicant-events';
import { applicationQuery } from './application-queries';
import { eventBatches } from './event-batches';
import { newestApplicantsKey } from './hiring-queries';

/** Milliseconds between two reads, however many events arrive. */
const PAUSE = 3_000;

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

/** One's own applications are read once each, and shown wherever they or their jobs are shown. */
function renewApplications(client: QueryClient, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  void client.invalidateQueries({ queryKey: pagesKeyOf(listAppliedJobs) });
  for (const id of ids) {
    void client.fetchQuery({ ...applicationQuery(id), staleTime: 0 }).catch(() => undefined);
  }
}

function applicationsChanged(client: QueryClient, events: readonly ApplicationEvent[]): void {
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
function applicationsMissed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants), refetchType: 'none' });
  void client.invalidateQueries({ queryKey: newestApplicantsKey() });
  for (const queryKey of [
    ...[pagesKeyOf(listAppliedJobs), keyOf(readApplication)],
    ...[pagesKeyOf(listJobsByUser), keyOf(readJob)],
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Follows what happens to one's own applications, and to those to one's own jobs, on every page. */
export function ApplicationEvents() {
  const client = useQueryClient();
  const batches = useMemo(
    () => eventBatches<ApplicationEvent>((events) => applicationsChanged(client, events), PAUSE),
    [client],
  );
  useEffect(() => () => batches.clear(), [batches]);
  useRealtimeEvent(applicationEvent, batches.add);
  useRealtimeGap(() => applicationsMissed(client));
  return null;
}
