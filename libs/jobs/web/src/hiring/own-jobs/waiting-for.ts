import type { ApplicationState, JobSummary } from '@upround/jobs/contract';

/** How many applicants wait for an answer; to have seen an application is none, and a closed job has answered all. */
export const waitingFor = ({ state, applications: counts }: JobSummary): number =>
  state === 'OPEN' && counts !== null ? counts.applied + counts.seen : 0;

/** Whether applicants at a stage of a job wait for its creator. */
export const isOwed = (job: JobSummary, state: ApplicationState): boolean =>
  job.state === 'OPEN' && (state === 'APPLIED' || state === 'SEEN');
