import type { OpenDatabase, Trx } from '@upround/shared/db';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { TaskContext, TaskHandler } from './handler';
import { failedOn, queueStore } from './queue-store';
import type { FailedQueue, FailedTask, FailedTaskChanges } from './queue-store';
import { runBatch } from './run-batch';
import { createSenders } from './senders';
import type { TaskCollector, WakingSender } from './senders';
import { watchDueQueues } from './due-queues';
import { createWorkers, registerSchedules } from './workers';

/** What the queue needs of its surroundings. */
export interface TaskQueueOptions {
  database: OpenDatabase;
  handlers: readonly TaskHandler[];
  log: TaskContext['log'];
  /** False leaves schedules and cleaning up to other processes; tests do. */
  maintain?: boolean;
}

/** Background work on the product's own database. */
export interface TaskQueue {
  /** Creates missing queues in the database; workers start with `work`. */
  start(): Promise<void>;
  /** Begins to take tasks, and to send scheduled ones; while the database is away it tries again each second. */
  work(): Promise<void>;
  /**
   * A sender on a transaction. After the commit call `wake`, so that this process begins at once instead of
   * at the next look into the queue.
   */
  senderOn(trx: Trx): WakingSender;
  /** A sender that inserts its tasks at the end of a transaction. */
  collectorOn(trx: Trx): TaskCollector;
  /**
   * Runs all due tasks, one after another, and the tasks that those send; for tests.
   *
   * @returns how many were done
   * @throws the first failure; that task stays to be tried again
   */
  drain(): Promise<number>;
  /**
   * Tasks that failed more often than they are tried, newest first.
   *
   * @param limit 1000 at most, and by default
   */
  failed(limit?: number): Promise<FailedTask[]>;
  /** How many tasks of each queue have failed, the most first. */
  failedQueues(): Promise<FailedQueue[]>;
  /** Changes failed tasks on a transaction, with whatever else belongs to the change. */
  failedOn(trx: Trx): FailedTaskChanges;
  /** How many tasks are due, how many of all are due or being done, and how old the oldest due one is. */
  backlog(): Promise<{ waiting: number; unfinished: number; oldestSeconds: number }>;
  /** Finishes the tasks under way, within `timeoutMs`, and takes no new ones. */
  stop(timeoutMs?: number): Promise<void>;
}

const NO_TASK = '00000000-0000-7000-8000-000000000000';
const DEFAULT_RETRIES = 5;
const WAKE_AFTER_MS = 25;
const RETRY_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 300;
const EXPIRE_SECONDS = 300;
const KEEP_DONE_SECONDS = 3600;
const BEGIN_AGAIN_MS = 1_000;
const KEEP_FAILED_SECONDS = 7 * 24 * 3600;

/**
 * Makes the queue of background jobs.
 *
 * @param options database, handlers and log
 */
export function createTaskQueue({
  database,
  handlers,
  log,
  maintain = true,
}: TaskQueueOptions): TaskQueue {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({ rows: await database.query(text, values ?? []) }),
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    superviseIntervalSeconds: 60,
    // Often enough that no clean-up has more to take away than fits into one statement's time.
    maintenanceIntervalSeconds: 600,
    reindex: false,
    schedule: maintain,
    supervise: maintain,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'task queue'));

  const byName = new Map(handlers.map((handler) => [handler.task.name, handler]));
  const store = queueStore(database);
  let wakeNow: (name: string) => void = () => undefined;
  const waking = new Set<string>();
  /** Many tasks sent in a moment are taken in one look into the queue. */
  const wakeSoon = (name: string) => {
    if (waking.has(name)) return;
    waking.add(name);
    setTimeout(() => {
      waking.delete(name);
      wakeNow(name);
    }, WAKE_AFTER_MS).unref();
  };

  const { senderOn, collectorOn } = createSenders({ boss, handlers, wake: wakeSoon });

  const context: TaskContext = {
    db: database.db,
    log,
    inTransaction: async (work) => {
      let wake = () => undefined as void;
      const result = await database.db.transaction().execute(async (trx) => {
        const sender = collectorOn(trx);
        wake = sender.wake;
        const done = await work(trx, sender);
        await sender.insertAll();
        return done;
      });
      wake();
      return result;
    },
  };

  async function ensureQueues(): Promise<void> {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { task } of handlers) {
      const own = {
        retryLimit: task.retries ?? DEFAULT_RETRIES,
        retryDelay: task.retryPauseSeconds ?? RETRY_PAUSE_SECONDS,
        expireInSeconds: task.expireSeconds ?? EXPIRE_SECONDS,
      };
      const queue = known.get(task.name);
      if (queue !== undefined) {
        const isSame =
          queue.retryLimit === own.retryLimit &&
          queue.retryDelay === own.retryDelay &&
          queue.expireInSeconds === own.expireInSeconds;
        if (!isSame) await boss.updateQueue(task.name, own);
        continue;
      }
      await boss.createQueue(task.name, {
        ...own,
        retryBackoff: true,
        retryDelayMax: LONGEST_PAUSE_SECONDS,
        deleteAfterSeconds: KEEP_DONE_SECONDS,
        retentionSeconds: KEEP_FAILED_SECONDS,
      });
      // Fills pg-boss's cache now: inside a transaction of the embedded database it could not look.
      await boss.findJobs(task.name, { id: NO_TASK });
    }
  }

  let stopped = false;
  let endWatch: (() => void) | undefined;
  async function beginAll(): Promise<void> {
    if (stopped || endWatch !== undefined) return;
    const { wake } = createWorkers({ boss, handlers, context });
    wakeNow = (name) => {
      if (!stopped) wake(name);
    };
    endWatch = watchDueQueues({ database, log, queues: [...byName.keys()], wake: wakeNow });
    for (let isDone = false; !isDone && !stopped;) {
      try {
        await registerSchedules({ boss, handlers });
        isDone = true;
      } catch (error) {
        log.warn({ err: error }, 'the schedules were not registered; this is tried again');
        await pause(BEGIN_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  return {
    async start() {
      await boss.start();
      await ensureQueues();
    },
    work: beginAll,
    senderOn,
    collectorOn,
    async drain() {
      let done = 0;
      for (let found = true; found;) {
        found = false;
        for (const handler of handlers) {
          const tasks = await boss.fetch(handler.task.name, { batchSize: 10 });
          const results = await runBatch(handler, context, tasks);
          for (const { id, error } of results) {
            if (error === undefined) await boss.complete(handler.task.name, id);
            else await boss.fail(handler.task.name, id, { message: String(error) });
          }
          const failure = results.find((result) => result.error !== undefined);
          if (failure) throw failure.error;
          done += tasks.length;
          found ||= tasks.length > 0;
        }
      }
      return done;
    },
    failed: (limit) => store.failed(limit),
    failedQueues: () => store.failedQueues(),
    failedOn,
    backlog: () => store.backlog(),
    stop(timeoutMs = 5000) {
      stopped = true;
      endWatch?.();
      return boss.stop({ graceful: true, timeout: timeoutMs, close: false });
    },
  };
}
