import type { OpenDatabase, Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/** A task that failed more often than it is tried. */
export interface FailedTask {
  id: string;
  queue: string;
  failedAt: string;
  tries: number;
  /** What went wrong last, in one line. */
  reason: string;
}

/** How many tasks of a queue have failed. */
export interface FailedQueue {
  queue: string;
  count: number;
}

/** Changes failed tasks on a transaction: one, or a queue's up to a thousand at once. */
export interface FailedTaskChanges {
  /** Puts them back; workers find them at their next look. Returns how many. */
  retry(queue: string, id?: string): Promise<number>;
  /** Deletes them; what they were to do isn't done. Returns how many. */
  drop(queue: string, id?: string): Promise<number>;
}

/** The most failed tasks that are listed, put back or deleted at once. */
const AT_ONCE = 1000;
/** The most failed tasks that are counted. */
const COUNTED = 10_000;

/** The failed tasks of a queue, or one of them; the oldest where there are more than can be changed at once. */
const chosen = (queue: string, id: string | undefined) => sql`
  select id from pgboss.job where state = 'failed' and name = ${queue}
    and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
  order by completed_on limit ${AT_ONCE} for update skip locked`;

/** Changes failed tasks on a transaction. */
export function failedOn(trx: Trx): FailedTaskChanges {
  const count = async (change: ReturnType<typeof sql>) =>
    Number((await change.execute(trx)).numAffectedRows ?? 0);
  return {
    retry: (queue, id) =>
      count(sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
        where name = ${queue} and state = 'failed' and id in (${chosen(queue, id)})`),
    drop: (queue, id) =>
      count(sql`delete from pgboss.job
        where name = ${queue} and state = 'failed' and id in (${chosen(queue, id)})`),
  };
}

/** Reads pg-boss's tables for operators. */
export function queueStore(database: OpenDatabase) {
  return {
    async failed(limit = AT_ONCE): Promise<FailedTask[]> {
      const rows = await database.query<{
        id: string;
        name: string;
        completed_on: Date;
        retry_count: number;
        reason: string | null;
      }>(
        `select id, name, completed_on, retry_count, output ->> 'message' as reason
         from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
         order by completed_on desc, id desc limit $1`,
        [Math.min(limit, AT_ONCE)],
      );
      return rows.map((row) => ({
        id: row.id,
        queue: row.name,
        failedAt: row.completed_on.toISOString(),
        tries: row.retry_count + 1,
        reason: (row.reason ?? '').split('\n')[0] ?? '',
      }));
    },
    /** Those of these queues that have a task to begin now: one probe of an index for each. */
    async due(queues: readonly string[]): Promise<string[]> {
      const rows = await database.query<{ queue: string }>(
        `select queue from unnest($1::text[]) queue where exists (
           select from pgboss.job_common where name = queue and state < 'active' and not blocked
             and start_after <= pgboss.job_now())`,
        [queues],
      );
      return rows.map(({ queue }) => queue);
    },
    async failedQueues(): Promise<FailedQueue[]> {
      return database.query<FailedQueue>(
        `select name as queue, count(*)::int as count from (
           select name from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%' limit ${COUNTED}
         ) as failed group by name order by count desc, name`,
      );
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
