import { useState } from 'react';
import type { HeldVote } from '@upround/competitions/contract';

/** Some of the held votes that are shown, by their voters. What is shown no more isn't selected either. */
export function useVoteSelection(shown: readonly HeldVote[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const shownIds = shown.map(({ voter }) => voter.id);
  const selected = shownIds.filter((id) => ids.has(id));
  const isAll = shown.length > 0 && selected.length === shown.length;
  return {
    selected,
    isAll,
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setIds(new Set(isAll ? [] : shownIds)),
    /** Clears the selection of decided votes, since a member whose vote was rejected can vote and be held again. */
    remove: (gone: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
  };
}

export type VoteSelection = ReturnType<typeof useVoteSelection>;
