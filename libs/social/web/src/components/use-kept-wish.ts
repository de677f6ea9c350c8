import { atom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@upround/shared/session';

/** Names what a guest pressed last before being sent to sign in; gone with the page. */
const wishAtom = /* @__PURE__ */ atom<string | null>(null);

/**
 * Keeps what a guest wanted until they come back signed in, and grants it then. Who comes back without an account
 * has let it go.
 *
 * @param name of the wish, the same for guests and members
 * @param grant does for the member what the guest wanted
 * @returns what keeps the wish
 */
export function useKeptWish(name: string, grant: () => void): () => void {
  const { isMember } = useSession();
  const store = useStore();
  const grantLatest = useEffectEvent(grant);
  useEffect(() => {
    const wish = store.get(wishAtom);
    if (wish === null || (isMember && wish !== name)) return;
    store.set(wishAtom, null);
    if (isMember) grantLatest();
  }, [isMember, name, store]);
  return () => store.set(wishAtom, name);
}
