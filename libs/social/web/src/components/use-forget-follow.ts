import { useStore } from 'jotai';
import { useSession } from '@upround/shared/session';
import { relationKey } from '../model/relation';
import { relationsAtom } from '../state/relation-atoms';

/**
 * Clears this visit's follow state for a person, because a block has ended the follow.
 */
export function useForgetFollow(): (userId: string) => void {
  const { user } = useSession();
  const store = useStore();
  return (userId) => {
    const reference = { referenceType: 'USER', referenceId: userId } as const;
    const key = relationKey({ verb: 'follow', reference }, user?.id ?? '');
    store.set(relationsAtom, (before) => {
      const after = new Map(before);
      after.delete(key);
      return after;
    });
  };
}
