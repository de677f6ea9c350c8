import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { outboxAtom, restoredForAtom } from '../composer-atoms';
import { OutboxCard } from './outbox-card';
import { useOutbox } from './use-outbox';

/** The member's posts that are being sent or failed, including those of earlier pages. */
export function OutboxList({ userId, podId }: { userId: string; podId: string | undefined }) {
  const store = useStore();
  const outbox = useAtomValue(outboxAtom);
  const { restore } = useOutbox();
  useEffect(() => {
    if (store.get(restoredForAtom) === userId) return;
    store.set(restoredForAtom, userId);
    void restore(userId);
  });
  return outbox
    .filter((entry) => entry.userId === userId)
    .filter(({ draft }) => podId === undefined || draft.pod?.id === podId)
    .map((entry) => <OutboxCard key={entry.id} entry={entry} />);
}
