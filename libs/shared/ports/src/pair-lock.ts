import type { Trx } from '@upround/shared/db';

/** Lets profile wait for messages in progress when a person is blocked; messaging owns conversations. */
export interface PairLock {
  /**
   * Locks the conversation of two people, if they have one, until the transaction ends: messages being sent are
   * committed before, and later ones see this transaction's changes. Acquired before any other lock.
   */
  lock(trx: Trx, one: string, other: string): Promise<void>;
}
