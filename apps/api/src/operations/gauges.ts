import type { OpenDatabase } from '@upround/shared/db';
import type { TaskQueue } from '@upround/shared/tasks';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import type { Metrics } from '@upround/shared/server-kit';

/** Adds the figures of pool, queue and realtime to those of the requests. */
export function watch(
  metrics: Metrics,
  { pool }: OpenDatabase,
  tasks: TaskQueue,
  realtime: Pick<RealtimePart, 'connections'>,
): void {
  metrics.gauge('realtime_connections', 'Open realtime connections', () => realtime.connections());
  metrics.gauge('database_connections', 'Open database connections', () => pool.totalCount);
  metrics.gauge(
    'database_waiting',
    'Callers waiting for a database connection',
    () => pool.waitingCount,
  );
  metrics.gauge('tasks_waiting', 'Due tasks', async () => (await tasks.backlog()).waiting);
  metrics.gauge(
    'tasks_unfinished',
    'Due or running tasks',
    async () => (await tasks.backlog()).unfinished,
  );
  metrics.gauge(
    'tasks_oldest_seconds',
    'Age of the oldest due task',
    async () => (await tasks.backlog()).oldestSeconds,
  );
}
