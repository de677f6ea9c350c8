import type { JobSummary } from '@upround/jobs/contract';

/** How many applicants wait for an answer; to have seen an application is none, and a closed job has answered all. */
export const waitingFor = ({ state, applications: counts }: JobSummary): number =>
  state === 'OPEN' && counts !== null ? counts.applied + counts.seen : 0;
