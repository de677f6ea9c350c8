import { useQueryClient, type QueryClient } from '@tanstack/react-query';
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
import { applicationQuery } from './application-queries';
import { newestApplicantsKey } from './hiring-queries';

/** The job is read again, and the lists that count its applications or name its state. */
function renewJob(client: QueryClient, jobId: string): void {
  void client.invalidateQueries({
    queryKey: keyOf(readJob),
    predicate: ({ state }) => (state.data as Job | undefined)?.id === jobId,
  });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listJobsByUser) });
}

/** The list of applicants stays as it is for those who read it; how many are new is asked, and waits above it. */
function applicantsArrived(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants), refetchType: 'none' });
  void client.invalidateQueries({ queryKey: newestApplicantsKey() });
}

/** One's own application is read once, and shown wherever it or its job is shown. */
async function renewApplication(client: QueryClient, id: string): Promise<void> {
  void client.invalidateQueries({ queryKey: pagesKeyOf(listAppliedJobs) });
  await client.fetchQuery({ ...applicationQuery(id), staleTime: 0 }).catch(() => undefined);
}

function applicationChanged(client: QueryClient, event: ApplicationEvent): void {
  const { applicationId, jobId, change } = event;
  renewJob(client, jobId);
  if (change === 'APPLIED') applicantsArrived(client);
  if (change === 'WITHDRAWN') {
    void client.invalidateQueries({ queryKey: pagesKeyOf(listApplicants) });
    void client.invalidateQueries({ queryKey: newestApplicantsKey() });
  }
  if (applicationId !== null && (change === 'MOVED' || change === 'CLOSED')) {
    void renewApplication(client, applicationId);
  }
}

/** What may have been missed: everything about applications is read again where it is shown. */
function applicationsMissed(client: QueryClient): void {
  applicantsArrived(client);
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
  useRealtimeEvent(applicationEvent, (event) => applicationChanged(client, event));
  useRealtimeGap(() => applicationsMissed(client));
  return null;
}
