import type { Message } from '@upround/messaging/contract';
import type { Outgoing } from './outgoing';

/** Position of a message in its group: messages of one person within a few minutes form a group. */
export interface Grouping {
  isFirst: boolean;
  isLast: boolean;
}

export type ThreadRow =
  | { kind: 'start'; key: string }
  | { kind: 'day'; key: string; moment: string }
  | { kind: 'new'; key: string }
  | ({ kind: 'message'; key: string; message: Message; isOwn: boolean } & Grouping)
  | ({ kind: 'outgoing'; key: string; entry: Outgoing } & Grouping);

/** Minutes after which a message of the same person begins a new group. */
const TOGETHER_MS = 5 * 60_000;

interface Written {
  who: string;
  at: number;
  day: string;
}

const isTogether = (one: Written | undefined, other: Written | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.who === other.who &&
  one.day === other.day &&
  other.at - one.at < TOGETHER_MS;

interface ThreadInput {
  messages: readonly Message[];
  /** Outgoing messages, in the order in which they were written. */
  outgoing: readonly Outgoing[];
  viewerId: string;
  /** Nothing was written before these. */
  isWhole: boolean;
  /** The first message that was unread when the conversation was opened; null for none. */
  newFrom: number | null;
  /** Names the day of a moment in the reader's zone. */
  dayOf: (moment: string | number) => string;
}

/** Rows of a conversation: days, the mark of new messages, messages, and outgoing ones. */
export function threadRows(input: ThreadInput): ThreadRow[] {
  const { messages, viewerId, newFrom, dayOf } = input;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = input.outgoing.filter(({ clientId }) => !arrived.has(clientId));
  const written: Written[] = [
    ...messages.map(({ senderId, createdAt }) => ({
      who: senderId,
      at: Date.parse(createdAt),
      day: dayOf(createdAt),
    })),
    ...outgoing.map(({ writtenAt }) => ({
      who: viewerId,
      at: writtenAt,
      day: dayOf(writtenAt),
    })),
  ];
  const rows: ThreadRow[] = input.isWhole ? [{ kind: 'start', key: 'start' }] : [];
  const days = new Set<string>();
  written.forEach((one, index) => {
    const message = messages[index];
    const entry = outgoing[index - messages.length];
    if (one.day !== written[index - 1]?.day) {
      const moment = message?.createdAt ?? new Date(one.at).toISOString();
      // The key stays when older messages of the day are added before it, which keeps the scroll position.
      const key = days.has(one.day) ? `day-${one.day}-${index}` : `day-${one.day}`;
      days.add(one.day);
      rows.push({ kind: 'day', key, moment });
    }
    const isNew = message !== undefined && message.sequence === newFrom;
    if (isNew) rows.push({ kind: 'new', key: 'new' });
    const grouping = {
      isFirst: isNew || !isTogether(written[index - 1], one),
      isLast: !isTogether(one, written[index + 1]) || messages[index + 1]?.sequence === newFrom,
    };
    if (message !== undefined) {
      const key = message.clientId ?? message.id;
      const isOwn = message.senderId === viewerId;
      rows.push({ kind: 'message', key, message, isOwn, ...grouping });
    } else if (entry !== undefined) {
      rows.push({ kind: 'outgoing', key: entry.clientId, entry, ...grouping });
    }
  });
  return rows;
}

/** The other person's first message after a read mark. */
export function firstUnread(
  messages: readonly Message[],
  viewerId: string,
  readUpTo: number,
): number | null {
  const found = messages.find(
    ({ sequence, senderId }) => sequence > readUpTo && senderId !== viewerId,
  );
  return found?.sequence ?? null;
}
