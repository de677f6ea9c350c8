import type { Database, Trx } from '@upround/shared/db';

/** Lets messaging ask who keeps to themselves what they have read; profile keeps the setting. */
export interface ReadMarks {
  /** @returns those of `userIds` who show nobody what they have read, and are shown nobody else's marks in turn */
  hiddenBy(db: Database | Trx, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}
