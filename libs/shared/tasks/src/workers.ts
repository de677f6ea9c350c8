import type { PgBoss } from 'pg-boss';
import type { TaskContext, TaskHandler } from './handler';
import { runBatch } from './run-batch';

interface WorkersOptions {
  boss: PgBoss;
  handlers: readonly TaskHandler[];
  context: TaskContext;
}

/** Tasks of one look into the queue. */
const BATCH = 50;
/** How often a worker looks into its queue by itself; it is woken as soon as a task is due. */
const POLL_SECONDS = 60;

/** Registers the schedules of tasks; those that are registered already cost nothing. */
export async function registerSchedules({
  boss,
  handlers,
}: Pick<WorkersOptions, 'boss' | 'handlers'>): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { task } of handlers) {
    if (task.schedule === undefined || known.get(task.name) === task.schedule) continue;
    await boss.schedule(task.name, task.schedule, {});
  }
}

/** Takes tasks from their queues. A queue has no worker before it has a task: a product has a hundred queues. */
export function createWorkers({ boss, handlers, context }: WorkersOptions) {
  const byName = new Map(handlers.map((handler) => [handler.task.name, handler]));
  const ids = new Map<string, string>();
  const beginning = new Set<string>();

  async function begin(handler: TaskHandler): Promise<void> {
    const { name, batch = BATCH } = handler.task;
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
    ids.set(name, id);
  }

  return {
    /** Makes the worker of a queue take what is due; begins it if there is none. */
    wake(name: string): void {
      const id = ids.get(name);
      if (id !== undefined) return boss.notifyWorker(id);
      const handler = byName.get(name);
      if (handler === undefined || beginning.has(name)) return;
      beginning.add(name);
      begin(handler)
        // The queue is still due at the next look.
        .catch((error: unknown) =>
          context.log.warn({ err: error, task: name }, 'the worker did not begin'),
        )
        .finally(() => beginning.delete(name));
    },
  };
}
