import type { PgBoss } from 'pg-boss';
import type { TaskContext, TaskHandler } from './handler';
import { runBatch } from './run-batch';

interface Workers {
  boss: PgBoss;
  handlers: readonly TaskHandler[];
  context: TaskContext;
  /** Filled here: which worker serves which queue, so that it can be woken. */
  workerIds: Map<string, string>;
}

/** Tasks of one look into the queue. */
const BATCH = 50;
/** How often a worker looks into its queue by itself; it is woken as soon as a task is due. */
const POLL_SECONDS = 60;

/** Begins to take tasks, and to send scheduled ones. What has begun already is left alone. */
export async function startWorkers({ boss, handlers, context, workerIds }: Workers) {
  for (const handler of handlers) {
    const { name, schedule, batch = BATCH } = handler.task;
    if (workerIds.has(name)) continue;
    if (schedule !== undefined) await boss.schedule(name, schedule, {});
    const options = {
      batchSize: batch,
      pollingIntervalSeconds: POLL_SECONDS,
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
