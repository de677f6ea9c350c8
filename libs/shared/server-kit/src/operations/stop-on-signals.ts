import { setTimeout as pause } from 'node:timers/promises';
import type { TaskQueue } from '@upround/shared/tasks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ShutdownState } from './shutdown-state';

/** What a graceful stop goes through. */
export interface StopOptions {
  shutdown: ShutdownState;
  app: FastifyInstance;
  tasks: TaskQueue;
  /** Closes the pool, the embedded database and connections to other services. */
  close(): Promise<void>;
  log: FastifyBaseLogger;
  /** How long requests are still taken after readiness went false, so that balancers notice; 2 s by default. */
  quietMs?: number;
  /** How long requests under way may take; 5 s by default. */
  finishMs?: number;
}

/** The limit of everything after the requests: tasks, database, files. With the rest it makes ten seconds. */
const CLOSE_MS = 3_000;
/** How much of that the tasks under way may take; the database needs the rest to close. */
const TASKS_MS = 2_000;

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const done = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return done;
}

/**
 * Stops a server without dropping an accepted request: readiness false, a pause, no new connections, the
 * requests under way to their end, tasks, database.
 *
 * @returns whether everything ended in time
 */
export async function stopServer({
  shutdown,
  app,
  tasks,
  close,
  log,
  quietMs = 2_000,
  finishMs = 5_000,
}: StopOptions): Promise<boolean> {
  shutdown.stop();
  log.info('stopping: no longer ready');
  await pause(quietMs);
  const finished = await atMost(finishMs, app.close());
  if (!finished) {
    log.warn('requests were cut at the end of the time to finish');
    app.server.closeAllConnections();
  }
  const closed = await atMost(CLOSE_MS, tasks.stop(TASKS_MS).then(close));
  log.info({ finished, closed }, 'stopped');
  return closed;
}

/** Stops the process on SIGTERM and SIGINT, with status 0; a second signal ends it at once. */
export function stopOnSignals(options: StopOptions): void {
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(1);
    asked = true;
    stopServer(options).then(
      () => process.exit(0),
      (error: unknown) => {
        options.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
