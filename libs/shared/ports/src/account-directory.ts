import type { Database, Trx } from '@upround/shared/db';

/** Lets profile show people their own address and sign them out; account owns both. */
export interface AccountDirectory {
  /** The address of a person's account, null for people without one. Only for the person's own eyes. */
  emailOf(db: Database, userId: string): Promise<string | null>;
  /**
   * Whether a person is the only admin who can act. Locks the staff roles of all accounts until the transaction ends,
   * before any other lock.
   */
  isOnlyAdmin(trx: Trx, userId: string): Promise<boolean>;
  /** Ends every session of a person whose account is deleted. */
  endSessions(trx: Trx, userId: string): Promise<void>;
}
