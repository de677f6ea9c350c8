import type { OpenDatabase } from '@upround/shared/db';
import type { PoolClient } from 'pg';

/** What came of work that met a transaction held open. */
export interface LockWait<Result> {
  /** Whether it waited for the transaction; false when it ended before that did. */
  waited: boolean;
  result: Result;
}

/**
 * Starts work while a transaction is held open, and commits that transaction once the work waits for it or has ended.
 * Only for PostgreSQL: the embedded database has one connection.
 *
 * @param hold what the transaction does before the work starts
 * @param work what should wait for its locks
 * @param beforeCommit changes outside of the database that belong to the commit
 */
export async function waitForLock<Result>(
  database: OpenDatabase,
  hold: (client: PoolClient) => Promise<unknown>,
  work: () => Promise<Result>,
  beforeCommit: () => void = () => undefined,
): Promise<LockWait<Result>> {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await hold(holder);
    let hasEnded = false;
    const pending = work().finally(() => {
      hasEnded = true;
    });
    // Awaited below: until then its failure must not count as unhandled.
    pending.catch(() => undefined);
    let waited = false;
    while (!waited && !hasEnded) {
      const waiting = await database.query(
        `select 1 from pg_sleep(0.02), pg_stat_activity
         where datname = current_database() and $1::int = any(pg_blocking_pids(pid))`,
        [rows[0]?.pid],
      );
      waited = waiting.length > 0;
    }
    beforeCommit();
    await holder.query('commit');
    return { waited, result: await pending };
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
