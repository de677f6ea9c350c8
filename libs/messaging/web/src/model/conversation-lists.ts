import type { Conversation } from '@upround/messaging/contract';

/** The lists of conversations. */
export const listNames = ['inbox', 'requests', 'declined', 'archived'] as const;
export type ListName = (typeof listNames)[number];

/** The list that contains a conversation for its viewer. */
export function listOf({ state, asked, archived }: Conversation): ListName {
  if (archived) return 'archived';
  if (state === 'ACCEPTED' || !asked) return 'inbox';
  return state === 'PENDING' ? 'requests' : 'declined';
}

/** When something was last written in it. */
export const activityOf = ({ lastMessage, createdAt }: Conversation): number =>
  Date.parse(lastMessage?.createdAt ?? createdAt);

/** A list as it is read so far, newest first. */
export interface KnownList {
  conversations: readonly Conversation[];
  /** The way to more; null at the end. */
  more: string | null;
}

/** Puts a conversation where it belongs in a list, or takes it out. */
export function placed(list: KnownList, conversation: Conversation, belongs: boolean): KnownList {
  const others = list.conversations.filter(({ id }) => id !== conversation.id);
  if (!belongs) {
    return others.length === list.conversations.length ? list : { ...list, conversations: others };
  }
  const activity = activityOf(conversation);
  const before = list.conversations.find(({ id }) => id === conversation.id);
  if (before !== undefined && activityOf(before) === activity) {
    const conversations = list.conversations.map((one) => (one === before ? conversation : one));
    return { ...list, conversations };
  }
  const at = others.findIndex((other) => activityOf(other) < activity);
  // Beyond what was read it comes with the rest.
  if (at === -1 && list.more !== null) return { ...list, conversations: others };
  const place = at === -1 ? others.length : at;
  return { ...list, conversations: others.toSpliced(place, 0, conversation) };
}

/** Replaces the first page of a list and keeps the later ones. */
export function withHead(list: KnownList, head: KnownList): KnownList {
  const oldest = head.conversations.at(-1);
  if (head.more === null || oldest === undefined) return head;
  const fresh = new Set(head.conversations.map(({ id }) => id));
  const rest = list.conversations.filter(
    (conversation) => !fresh.has(conversation.id) && activityOf(conversation) < activityOf(oldest),
  );
  if (rest.length === 0) return head;
  return { conversations: [...head.conversations, ...rest], more: list.more };
}

/** Whether one view of a conversation was taken before another. */
export function isOlderView(one: Conversation, other: Conversation): boolean {
  if (one.lastSequence !== other.lastSequence) return one.lastSequence < other.lastSequence;
  return one.readUpTo < other.readUpTo;
}
