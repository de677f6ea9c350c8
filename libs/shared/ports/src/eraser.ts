import type { Database, Trx } from '@upround/shared/db';

/**
 * Lets each slice take away what it holds of a person whose account is erased for good. Contributed by modules; run
 * by profile, thirty days after the person asked, each in a transaction of its own, in the order of the modules unless `before` says
 * otherwise.
 */
export interface Eraser {
  /** Name of the slice, for the log. */
  readonly name: string;
  /** Tables whose rows of a person it deletes, or empties where others' records hang on them. */
  readonly tables: readonly string[];
  /** Runs after all others. */
  readonly isLast?: true;
  /** Erasers that must run later, because their records are used by this one's. */
  readonly before?: readonly string[];
  /**
   * Removes the person's rows, or what they wrote from rows that others' records hang on, and sets counters right.
   * The row of `people` stays until the end, as a nameless author. May run again after a failure: then it finds
   * nothing.
   *
   * @returns keys of files that nothing points at any more; they are removed after the commit
   */
  erase(trx: Trx, userId: string): Promise<readonly string[]>;
  /**
   * Removes what is not in the database, before `erase` and outside of its transaction, however long it takes. May run
   * again like that.
   */
  eraseElsewhere?(db: Database, userId: string): Promise<void>;
}
