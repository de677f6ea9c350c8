import type { Database } from '@upround/shared/db';

/** What deleting an account does at once to a slice's records, with the person's own numbers. */
export interface DeletionEffects {
  /** Name of the slice. */
  readonly name: string;
  /**
   * Describes the effects in sentences that people read before they delete their account.
   *
   * @returns none where nothing of the slice is affected
   */
  describe(db: Database, userId: string): Promise<readonly string[]>;
}
