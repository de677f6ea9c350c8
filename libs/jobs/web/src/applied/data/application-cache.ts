import type { QueryClient } from '@tanstack/react-query';
import {
  listAppliedJobs,
  listJobs,
  listJobsByUser,
  listSimilarJobs,
  readApplication,
  readJob,
  type Application,
  type AppliedJob,
  type Job,
  type JobSummary,
} from '@upround/jobs/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { changeItem, keyOf } from '@upround/shared/query';

/** Changes a job wherever it was read as such. */
export function changeJob(
  client: QueryClient,
  id: string,
  change: <Read extends JobSummary>(job: Read) => Read,
): void {
  const changed = <Read extends JobSummary>(job: Read) => (job.id === id ? change(job) : job);
  client.setQueriesData<Job>({ queryKey: keyOf(readJob) }, (job) => job && changed(job));
  client.setQueriesData<CallOutput<typeof listSimilarJobs>>(
    { queryKey: keyOf(listSimilarJobs) },
    (list) => list && { ...list, data: list.data.map(changed) },
  );
  changeItem<JobSummary>(client, [listJobs, listJobsByUser], (job) => job.id === id, change);
}

/** Updates one of the viewer's applications in their lists. */
export function changeApplied(
  client: QueryClient,
  id: string,
  change: (applied: AppliedJob) => AppliedJob,
): void {
  changeItem<AppliedJob>(
    client,
    [listAppliedJobs],
    ({ application }) => application.id === id,
    change,
  );
}

/** Writes the viewer's changed application into every cached job and list of applications. */
export function spreadApplication(client: QueryClient, application: Application): void {
  const { id, state, referenceId } = application;
  const viewerOf = (job: JobSummary) => ({ ...job.viewer, application: { id, state } });
  changeJob(client, referenceId, (job) => ({ ...job, viewer: viewerOf(job) }));
  changeApplied(client, id, (applied) => ({
    ...applied,
    viewer: viewerOf(applied),
    application: { ...applied.application, ...application },
  }));
}

/** Writes the viewer's changed application into every cached query that holds it or its job. */
export function showApplication(client: QueryClient, application: Application): void {
  client.setQueryData(
    keyOf(readApplication, { params: { id: application.id }, query: {} }),
    application,
  );
  spreadApplication(client, application);
}
