import type { Trx } from '@upround/shared/db';

/** Lets profile wait for messages under way when somebody is blocked; messaging owns conversations. */
export interface PairLock {
  /**
   * Holds the conversation of two people until the transaction ends, if they have one: what is being sent in it is
   * finished before, and what comes later sees what this transaction did. Taken before any other lock.
   */
  lock(trx: Trx, one: string, other: string): Promise<void>;
}
