import type { TaskContext, TaskHandler } from './handler';

/** What came of one task. */
export interface TaskOutcome {
  id: string;
  /** Undefined where it was done. */
  error: unknown;
}

async function allAtOnce(
  { task, runMany }: TaskHandler,
  context: TaskContext,
  tasks: readonly { data: unknown }[],
): Promise<boolean> {
  if (runMany === undefined || tasks.length < 2) return false;
  try {
    await runMany(
      context,
      tasks.map(({ data }) => task.data.parse(data)),
    );
    return true;
  } catch (error) {
    context.log.warn({ err: error, task: task.name }, 'tasks failed together, and are tried alone');
    return false;
  }
}

/**
 * Does tasks of one kind, at once where their handler can, else one after another; a failure leaves the others
 * alone.
 *
 * @param handler what does them
 * @param context what they get
 * @param tasks as taken from the queue
 */
export async function runBatch(
  handler: TaskHandler,
  context: TaskContext,
  tasks: readonly { id: string; data: unknown }[],
): Promise<TaskOutcome[]> {
  if (await allAtOnce(handler, context, tasks)) {
    return tasks.map(({ id }) => ({ id, error: undefined }));
  }
  const outcomes: TaskOutcome[] = [];
  for (const { id, data } of tasks) {
    try {
      await handler.run(context, handler.task.data.parse(data));
      outcomes.push({ id, error: undefined });
    } catch (error) {
      context.log.warn({ err: error, task: handler.task.name, taskId: id }, 'task failed');
      outcomes.push({ id, error: error ?? new Error('The task failed without a reason.') });
    }
  }
  return outcomes;
}
