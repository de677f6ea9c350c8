import type { OpenDatabase } from '@upround/shared/db';

/** A task that failed more often than it is tried. */
export interface FailedTask {
  id: string;
  queue: string;
  failedAt: string;
  tries: number;
  /** What went wrong last, in one line. */
  reason: string;
}

/** The most failed tasks that are listed or put back at once. */
const AT_ONCE = 1000;

/** Reads pg-boss's tables for operators. */
export function queueStore(database: OpenDatabase) {
  return {
    async failed(): Promise<FailedTask[]> {
      const rows = await database.query<{
        id: string;
        name: string;
        completed_on: Date;
        retry_count: number;
        reason: string | null;
      }>(
        `select id, name, completed_on, retry_count, output ->> 'message' as reason
         from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
         order by completed_on desc limit ${AT_ONCE}`,
      );
      return rows.map((row) => ({
        id: row.id,
        queue: row.name,
        failedAt: row.completed_on.toISOString(),
        tries: row.retry_count + 1,
        reason: (row.reason ?? '').split('\n')[0] ?? '',
      }));
    },
    async failedIds(queue: string): Promise<string[]> {
      const rows = await database.query<{ id: string }>(
        `select id from pgboss.job where state = 'failed' and name = $1 limit ${AT_ONCE}`,
        [queue],
      );
      return rows.map((row) => row.id);
    },
    async backlog(): Promise<{ waiting: number; unfinished: number; oldestSeconds: number }> {
      const [row] = await database.query<{
        waiting: number;
        unfinished: number;
        oldest: number | null;
      }>(
        `select count(*) filter (where state <> 'active')::int as waiting,
           count(*)::int as unfinished,
           extract(epoch from now() - min(start_after) filter (where state <> 'active'))::float8 as oldest
         from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
           and name not like '\\_\\_pgboss%'`,
      );
      const { waiting = 0, unfinished = 0, oldest = null } = row ?? {};
      return { waiting, unfinished, oldestSeconds: Math.max(0, oldest ?? 0) };
    },
  };
}
