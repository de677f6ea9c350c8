import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, MessageCounts } from '@upround/messaging/contract';
import { isOlderView } from '../model/conversation-lists';

/** What was told while an answer was on its way; the answer may have been given before. */
export interface Meanwhile {
  views: Map<string, Conversation>;
  counts: MessageCounts | undefined;
}

const underWay = /* @__PURE__ */ new WeakMap<QueryClient, Set<Meanwhile>>();

/** Reads, and hands over with the answer what was told meanwhile. */
export async function readAlong<Answer>(
  client: QueryClient,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; meanwhile: Meanwhile }> {
  const meanwhile: Meanwhile = { views: new Map(), counts: undefined };
  const all = underWay.get(client) ?? new Set();
  underWay.set(client, all.add(meanwhile));
  try {
    return { answer: await read(), meanwhile };
  } finally {
    all.delete(meanwhile);
  }
}

export function noteView(client: QueryClient, conversation: Conversation): void {
  underWay.get(client)?.forEach(({ views }) => views.set(conversation.id, conversation));
}

export function noteCounts(client: QueryClient, counts: MessageCounts): void {
  underWay.get(client)?.forEach((meanwhile) => (meanwhile.counts = counts));
}

/** Of an answer and what was told while it was on its way, the one that stands. */
export function newerView(answer: Conversation, { views }: Meanwhile): Conversation {
  const told = views.get(answer.id);
  return told === undefined || isOlderView(told, answer) ? answer : told;
}
