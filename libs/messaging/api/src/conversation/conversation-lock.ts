import type { PairLock } from '@upround/shared/ports';
import { lockPair, pairOf } from './conversation.store';

/** The lock under which messages are sent, for changes of two people's relationship. */
export const conversationLock: PairLock = {
  async lock(trx, one, other) {
    const { low, high } = pairOf(one, other);
    await lockPair(trx, one, low, high);
  },
};
