import { useState } from 'react';
import { NewItemsPill } from '@upround/shared/ui';

/**
 * What was added to a list while it is open, in another tab or by others.
 *
 * @param list names the list; another one begins with nothing
 */
export function useAdded(list: string) {
  const [{ of, ids }, setAdded] = useState({ of: list, ids: [] as readonly string[] });
  const added = of === list ? ids : [];
  return {
    added,
    add: (id: string) =>
      setAdded({ of: list, ids: [...added.filter((known) => known !== id), id] }),
    clear: () => setAdded({ of: list, ids: [] }),
  };
}

interface AddedPillProps {
  added: ReturnType<typeof useAdded>;
  /** Ids of what the list shows: of those there is nothing to say. */
  shown: readonly string[];
  /** Reads the list again. */
  onPress: () => void;
  label: (count: number) => string;
}

/** Says above a list how much was added to it. Nothing moves until it is pressed. */
export function AddedPill({ added: { added, clear }, shown, onPress, label }: AddedPillProps) {
  const count = added.filter((id) => !shown.includes(id)).length;
  return (
    <NewItemsPill
      isShown={count > 0}
      onPress={() => {
        clear();
        onPress();
        window.scrollTo(0, 0);
      }}
    >
      {label(count)}
    </NewItemsPill>
  );
}
