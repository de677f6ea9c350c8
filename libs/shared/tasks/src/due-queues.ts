import type { OpenDatabase } from '@upround/shared/db';
import type { TaskContext } from './handler';
import { queueStore } from './queue-store';

/** How often the queues are looked into on PostgreSQL, where another process may have sent a task. */
const LOOK_MS = 500;
/** The embedded database serves one process, which wakes its workers itself, and has one connection to spare. */
const EMBEDDED_LOOK_MS = 2_000;

interface DueQueues {
  database: OpenDatabase;
  log: TaskContext['log'];
  queues: readonly string[];
  /** Makes the worker of a queue take what is due. */
  wake: (queue: string) => void;
}

/**
 * Looks into all queues with one statement at a time, first at once, and wakes the workers of those with a task to
 * begin. Workers that each looked for themselves would send hundreds of statements a second.
 *
 * @returns ends it
 */
export function watchDueQueues({ database, log, queues, wake }: DueQueues): () => void {
  const store = queueStore(database);
  const pauseMs = database.kind === 'embedded' ? EMBEDDED_LOOK_MS : LOOK_MS;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      for (const queue of await store.due(queues)) if (!ended) wake(queue);
    } catch (error) {
      if (!ended) log.warn({ err: error }, 'the queues were not looked into');
    }
    lookLater();
  };
  const lookLater = () => {
    if (ended) return;
    timer = setTimeout(() => void look(), pauseMs);
    timer.unref();
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
