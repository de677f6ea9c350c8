import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { unfoldedAtom } from '../list/scroll-atoms';

/** Whether a text or thread is unfolded, remembered by name for the visit. */
export function useUnfolded(name: string): [boolean, (isUnfolded: boolean) => void] {
  const isUnfolded = useAtomValue(
    useMemo(() => atom((get) => get(unfoldedAtom).has(name)), [name]),
  );
  const setAll = useSetAtom(unfoldedAtom);
  const set = (next: boolean) =>
    setAll((before) => {
      const after = new Set(before);
      if (next) after.add(name);
      else after.delete(name);
      return after;
    });
  return [isUnfolded, set];
}
