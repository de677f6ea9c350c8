import type { SqlMigration } from '../migration';

/**
 * Jobs can be paused. Those that were closed as paused before notified their applicants of it, so they stay closed.
 * The index finds pauses that are over.
 */
export const pausedJobs: SqlMigration = {
  name: '0042-paused-jobs',
  statements: [
    `update jobs set close_reason = 'CANCELLED' where close_reason = 'PAUSED'`,
    `create index jobs_paused on jobs (closed_at) where close_reason = 'PAUSED'`,
  ],
};
