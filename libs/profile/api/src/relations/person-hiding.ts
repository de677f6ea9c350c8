import { isId } from '@upround/shared/db';
import type { PersonHiding } from '@upround/shared/ports';
import type { ProfileDeps } from '../profile-settings';
import { hide, isKnown } from './hiding.store';

/** Blocks and mutes people; a block also deletes the follows between the two. */
export function createPersonHiding({
  pairLock,
  followTies,
}: Pick<ProfileDeps, 'pairLock' | 'followTies'>): PersonHiding {
  return {
    async hide({ trx, tasks }, kind, { userId, otherId }) {
      if (!isId(otherId) || !(await isKnown(trx, userId, otherId))) return false;
      if (kind === 'block') await pairLock.lock(trx, userId, otherId);
      await hide(trx, kind, userId, otherId);
      if (kind === 'block') await followTies.cut(trx, tasks, userId, otherId);
      return true;
    },
  };
}
