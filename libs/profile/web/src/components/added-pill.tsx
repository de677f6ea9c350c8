import { useState } from 'react';
import { announce } from '@upround/shared/routing';
import { useFailureToast } from '@upround/shared/toasts';
import { NewItemsPill } from '@upround/shared/ui';
import { useProfileText } from '../messages/catalogue';

/**
 * What was added to a list while it is open, in another tab or by others.
 *
 * @param list names the list; another one begins with nothing
 */
export function useAdded(list: string) {
  const [{ of, ids }, setAdded] = useState({ of: list, ids: [] as readonly string[] });
  // Several events can arrive before the next render: each one changes what the last one left.
  const change = (next: (known: readonly string[]) => readonly string[]) =>
    setAdded((last) => ({ of: list, ids: next(last.of === list ? last.ids : []) }));
  const without = (ids: readonly string[]) =>
    change((known) => known.filter((id) => !ids.includes(id)));
  return {
    added: of === list ? ids : [],
    add: (id: string) => change((known) => [...known.filter((other) => other !== id), id]),
    remove: (id: string) => without([id]),
    removeAll: without,
  };
}

interface AddedPillProps {
  added: ReturnType<typeof useAdded>;
  /** Ids of the rows in the list: they are not counted. */
  shown: readonly string[];
  /** Reads the beginning of the list. What has been added is offered until that succeeds. */
  read: () => Promise<unknown>;
  label: (count: number) => string;
}

/** Says above a list how much was added to it. Nothing moves until it is pressed. */
export function AddedPill({ added: { added, removeAll }, shown, read, label }: AddedPillProps) {
  const t = useProfileText();
  const fail = useFailureToast();
  const count = added.filter((id) => !shown.includes(id)).length;
  const show = () =>
    void read().then(
      () => {
        // What arrived during the read may not be in its answer, and stays.
        removeAll(added);
        window.scrollTo(0, 0);
        announce(t('list.refreshed'));
      },
      (error: unknown) => fail(error, t('list.refreshError')),
    );
  return (
    <NewItemsPill isShown={count > 0} onPress={show}>
      {label(count)}
    </NewItemsPill>
  );
}
