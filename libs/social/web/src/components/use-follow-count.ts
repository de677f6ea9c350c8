import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '@upround/shared/session';
import { relationsAtom } from '../state/relation-atoms';

/** How many people and pods the reader began to follow during this visit. */
export function useFollowCount(): number {
  const { user } = useSession();
  const prefix = `${user?.id ?? ''}:follow:`;
  return useAtomValue(
    useMemo(
      () =>
        atom(
          (get) =>
            [...get(relationsAtom)].filter(
              ([key, { wanted, confirmed }]) =>
                key.startsWith(prefix) && (wanted ?? confirmed.active),
            ).length,
        ),
      [prefix],
    ),
  );
}
