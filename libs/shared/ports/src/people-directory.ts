import type { Trx } from '@upround/shared/db';

/** Lets account create the person behind a new account; profile owns people. */
export interface PeopleDirectory {
  /**
   * Creates a person with a free slug made from the name.
   *
   * @returns id and slug
   */
  create(trx: Trx, person: { displayName: string }): Promise<{ id: string; slug: string }>;
  /**
   * Restores a person who deleted the account less than 30 days ago and now signs in.
   *
   * @returns false where there is nothing to restore: not deleted by the person, or being erased
   */
  restore(trx: Trx, userId: string): Promise<boolean>;
}
