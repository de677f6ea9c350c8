import type { Trx } from '@upround/shared/db';

/** Lets messaging ask who may message a person; profile stores the setting. */
export interface MessagePermission {
  /**
   * Whether one person may begin to write to another. Blocks are not its concern, nor are conversations that were
   * accepted already.
   *
   * @param isKnown whether the two know each other otherwise, as by an application
   */
  mayMessage(trx: Trx, fromUserId: string, toUserId: string, isKnown?: boolean): Promise<boolean>;
}
