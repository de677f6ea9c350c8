import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { JudgedEntry } from '@upround/competitions/contract';

const isUnscored = ({ points, hasConflict }: JudgedEntry) => points === null && !hasConflict;

/**
 * The entry to score next: the first without points after another one, and from the top again at the end.
 *
 * @param afterId none for the first of all
 */
export function nextUnscored(
  entries: readonly JudgedEntry[],
  afterId?: string,
): JudgedEntry | undefined {
  const after = entries.findIndex(({ id }) => id === afterId) + 1;
  return [...entries.slice(after), ...entries.slice(0, Math.max(after - 1, 0))].find(isUnscored);
}

/** Puts the focus on the title of an entry, and the entry to the top of the window. */
function focusEntry(id: string): void {
  const title = document.querySelector<HTMLElement>(`summary[data-entry="${CSS.escape(id)}"]`);
  title?.focus();
  title?.scrollIntoView?.({ block: 'start' });
}

interface EntryPages {
  hasNextPage: boolean;
  /** Reads on. @returns all entries that are read by then */
  readOn: () => Promise<{ entries: readonly JudgedEntry[]; hasMore: boolean }>;
}

/** Which entries of a judge are open, and the way from one to the next. The first without points begins open. */
export function useOpenEntries(
  entries: readonly JudgedEntry[],
  { hasNextPage, readOn }: EntryPages,
) {
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>(() => {
    const first = nextUnscored(entries);
    return first === undefined ? {} : { [first.id]: true };
  });
  const [isReading, setReading] = useState(false);
  const set = (changes: Readonly<Record<string, boolean>>) =>
    setOpened((before) => ({ ...before, ...changes }));

  async function goOn(fromId?: string) {
    let known = entries;
    let hasMore = hasNextPage;
    let next = nextUnscored(known, fromId);
    setReading(true);
    while (next === undefined && hasMore) {
      ({ entries: known, hasMore } = await readOn());
      next = nextUnscored(known, fromId);
    }
    setReading(false);
    if (next === undefined) return;
    const { id } = next;
    // In the page before the focus moves: the entry that was left folds, and what is below it moves up.
    flushSync(() => set({ ...(fromId !== undefined && { [fromId]: false }), [id]: true }));
    focusEntry(id);
  }

  return {
    isOpen: (id: string) => opened[id] ?? false,
    setOpen: (id: string, isOpen: boolean) => set({ [id]: isOpen }),
    /** Whether there is an entry to go to, among those that are read or further on. */
    hasNext: (id: string) => hasNextPage || nextUnscored(entries, id) !== undefined,
    isReading,
    goOn: (fromId?: string) => void goOn(fromId),
  };
}

export type OpenEntries = ReturnType<typeof useOpenEntries>;
