import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '@upround/shared/session';
import type { Outgoing } from '../model/outgoing';
import { outboxAtom, outboxOf, type Outbox } from './outbox';

export function useOutbox(): Outbox {
  const client = useQueryClient();
  const store = useStore();
  return outboxOf(store, client);
}

/** What the viewer has on its way in one conversation, in the order of writing. */
export function useOutgoing(conversationId: string): readonly Outgoing[] {
  const { user } = useSession();
  const all = useAtomValue(outboxAtom);
  return useMemo(
    () =>
      all.filter((entry) => entry.userId === user?.id && entry.conversationId === conversationId),
    [all, conversationId, user?.id],
  );
}
