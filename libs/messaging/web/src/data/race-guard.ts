import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, MessageCounts } from '@upround/messaging/contract';

/** The events that arrived while a request was in flight; its response may be older than they are. */
export interface RaceGuard {
  views: Map<string, Conversation>;
  counts: MessageCounts | undefined;
}

const underWay = /* @__PURE__ */ new WeakMap<QueryClient, Set<RaceGuard>>();

/** Reads, and returns with the answer the events that arrived during the request. */
export async function readWithRaceGuard<Answer>(
  client: QueryClient,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; guard: RaceGuard }> {
  const guard: RaceGuard = { views: new Map(), counts: undefined };
  const all = underWay.get(client) ?? new Set();
  underWay.set(client, all.add(guard));
  try {
    return { answer: await read(), guard };
  } finally {
    all.delete(guard);
  }
}

export function noteView(client: QueryClient, conversation: Conversation): void {
  underWay.get(client)?.forEach(({ views }) => views.set(conversation.id, conversation));
}

export function noteCounts(client: QueryClient, counts: MessageCounts): void {
  underWay.get(client)?.forEach((guard) => (guard.counts = counts));
}
