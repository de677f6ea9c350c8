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
  metrics.gauge('realtime_connections', 'Open connections of pages', () => realtime.connections());
  metrics.gauge('database_connections', 'Open connections of the pool', () => pool.totalCount);
  metrics.gauge('database_waiting', 'Callers that wait for a connection', () => pool.waitingCount);
  metrics.gauge('tasks_waiting', 'Tasks that are due', async () => (await tasks.backlog()).waiting);
  metrics.gauge(
    'tasks_unfinished',
    'Tasks that are due or being done',
    async () => (await tasks.backlog()).unfinished,
  );
  metrics.gauge(
    'tasks_oldest_seconds',
    'Age of the oldest task that is due',
    async () => (await tasks.backlog()).oldestSeconds,
  );
}
