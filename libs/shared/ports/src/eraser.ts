import type { Database, Trx } from '@upround/shared/db';

/**
 * Erases a slice's data of a person whose account is erased. Contributed by modules; run
 * by profile, thirty days after the person asked, each in a transaction of its own, in the order of the modules
 * unless `before` says otherwise.
 */
export interface Eraser {
  /** Name of the slice, for the log. */
  readonly name: string;
  /** Tables whose rows it deletes, or clears where others' records refer to them. */
  readonly tables: readonly string[];
  /** Runs after all others, and ends the deletion; only one does. */
  readonly isLast?: true;
  /** Erasers that must run later, because this eraser's records refer to theirs. */
  readonly before?: readonly string[];
  /**
   * Deletes the person's rows, or clears those that others' records refer to, and corrects counters. The row of
   * `people` stays until the end, as a nameless author. May run again after a failure, and then finds nothing.
   *
   * @returns keys of files that are no longer used; they are deleted after the commit
   */
  erase(trx: Trx, userId: string): Promise<readonly string[]>;
  /**
   * Erases data outside of the database, before `erase` and outside of its transaction, with no limit of time. May run
   * again after a failure.
   */
  eraseElsewhere?(db: Database, userId: string): Promise<void>;
}
