import { atom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@upround/shared/session';

/** Names what a guest pressed last before being sent to sign in; gone with the page. */
const pendingActionAtom = /* @__PURE__ */ atom<string | null>(null);

/**
 * Stores the action of a guest who is sent to sign in, and runs it once they come back as a member. It is dropped when
 * they come back as a guest.
 *
 * @param name of the action, the same for guests and members
 * @param run the action, for the member
 * @returns what stores the action
 */
export function usePendingAction(name: string, run: () => void): () => void {
  const { isMember } = useSession();
  const store = useStore();
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const action = store.get(pendingActionAtom);
    if (action === null || (isMember && action !== name)) return;
    store.set(pendingActionAtom, null);
    if (isMember) runLatest();
  }, [isMember, name, store]);
  return () => store.set(pendingActionAtom, name);
}
