import type { Database, Trx } from '@upround/shared/db';

/** Finds who hides their read marks; called by messaging, stored by profile. */
export interface ReadMarks {
  /** @returns those of `userIds` who hide their read marks, and see no one else's in turn */
  hiddenBy(db: Database | Trx, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}
