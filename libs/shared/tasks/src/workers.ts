import type { OpenDatabase } from '@upround/shared/db';
import type { PgBoss } from 'pg-boss';
import type { TaskContext, TaskHandler } from './handler';
import { runBatch } from './run-batch';

interface Workers {
  boss: PgBoss;
  database: OpenDatabase;
  handlers: readonly TaskHandler[];
  context: TaskContext;
  /** Filled here: which worker serves which queue, so that it can be woken. */
  workerIds: Map<string, string>;
}

/** Tasks of one look into the queue. */
const BATCH = 50;
/** How often each queue is looked into on PostgreSQL, where another process may have sent the task. */
const POLL_SECONDS = 0.5;
/** The embedded database serves one process, which wakes its workers itself, and has one connection to spare. */
const EMBEDDED_POLL_SECONDS = 5;

/** Begins to take tasks, and to send scheduled ones. What has begun already is left alone. */
export async function startWorkers({ boss, database, handlers, context, workerIds }: Workers) {
  const pollingIntervalSeconds =
    database.kind === 'embedded' ? EMBEDDED_POLL_SECONDS : POLL_SECONDS;
  for (const handler of handlers) {
    const { name, schedule, batch = BATCH } = handler.task;
    if (workerIds.has(name)) continue;
    if (schedule !== undefined) await boss.schedule(name, schedule, {});
    const options = {
      batchSize: batch,
      pollingIntervalSeconds,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    const id = await boss.work(name, options, async (tasks) => {
      const outcomes = await runBatch(handler, context, tasks);
      return outcomes.map((outcome) =>
        outcome.error === undefined
          ? { id: outcome.id, status: 'completed' as const }
          : {
              id: outcome.id,
              status: 'failed' as const,
              output: { message: String(outcome.error) },
            },
      );
    });
    workerIds.set(name, id);
  }
}
