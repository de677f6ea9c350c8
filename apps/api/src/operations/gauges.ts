import type { OpenDatabase } from '@upround/shared/db';
import type { JobsQueue } from '@upround/shared/jobs-queue';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import type { Metrics } from '@upround/shared/server-kit';

/** Adds the figures of pool, queue and realtime to those of the requests. */
export function watch(
  metrics: Metrics,
  { pool }: OpenDatabase,
  jobs: JobsQueue,
  realtime: Pick<RealtimePart, 'connections'>,
): void {
  metrics.gauge('realtime_connections', 'Open connections of pages', () => realtime.connections());
  metrics.gauge('database_connections', 'Open connections of the pool', () => pool.totalCount);
  metrics.gauge('database_waiting', 'Callers that wait for a connection', () => pool.waitingCount);
  metrics.gauge('jobs_waiting', 'Jobs that are due', async () => (await jobs.backlog()).waiting);
  metrics.gauge(
    'jobs_unfinished',
    'Jobs that are due or being done',
    async () => (await jobs.backlog()).unfinished,
  );
  metrics.gauge(
    'jobs_oldest_seconds',
    'Age of the oldest job that is due',
    async () => (await jobs.backlog()).oldestSeconds,
  );
}
