import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { pendingCommentsAtom, type PendingComment } from '../../state/comment-atoms';

const NONE: readonly PendingComment[] = [];

/**
 * Sends comments under a key and shows each until the server has it.
 *
 * @param key of the thread, or of the comment replied to
 * @param send makes the call and puts the answer into the cache
 */
export function useSendComment(
  key: string,
  send: (client: ReturnType<typeof useQueryClient>, text: string, id: string) => Promise<void>,
) {
  const client = useQueryClient();
  const [all, setAll] = useAtom(pendingCommentsAtom);

  const change = useCallback(
    (id: string, next: PendingComment | undefined) =>
      setAll((before) => {
        const others = (before.get(key) ?? NONE).filter((pending) => pending.id !== id);
        return new Map(before).set(key, next === undefined ? others : [...others, next]);
      }),
    [key, setAll],
  );

  async function attempt(pending: PendingComment) {
    change(pending.id, { ...pending, state: 'sending' });
    try {
      await send(client, pending.text, pending.id);
      change(pending.id, undefined);
    } catch (error) {
      change(pending.id, { ...pending, state: { error } });
    }
  }

  return {
    pending: all.get(key) ?? NONE,
    send: (text: string) => void attempt({ id: crypto.randomUUID(), text, state: 'sending' }),
    retry: (pending: PendingComment) => void attempt(pending),
    discard: (pending: PendingComment) => change(pending.id, undefined),
  };
}
