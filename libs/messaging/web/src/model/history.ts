import type { Message } from '@upround/messaging/contract';

/** The part of a conversation that was read so far: without gaps, in the order of the sequence. */
export interface History {
  messages: readonly Message[];
  /** The way back in time; null at the first message. */
  older: string | null;
  /** The way forward; null where the last message is among these. */
  newer: string | null;
  /** Where the reading began; the ways on belong to it. */
  around?: number | undefined;
}

/** A page as the API answers it, newest first. */
export interface HistoryPage {
  data: readonly Message[];
  prevSegment: string | null;
  nextSegment: string | null;
}

export function historyOf(page: HistoryPage, around?: number): History {
  const { data, prevSegment, nextSegment } = page;
  return { messages: [...data].reverse(), older: nextSegment, newer: prevSegment, around };
}

/** Merges two lists by sequence, each message once; the later version wins. */
function merged(one: readonly Message[], other: readonly Message[]): Message[] {
  const bySequence = new Map(one.map((message) => [message.sequence, message]));
  for (const message of other) bySequence.set(message.sequence, message);
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

export function withOlder(history: History, page: HistoryPage): History {
  return {
    ...history,
    messages: merged(history.messages, page.data),
    older: page.nextSegment,
  };
}

export function withNewer(history: History, page: HistoryPage): History {
  return {
    ...history,
    messages: merged(history.messages, page.data),
    newer: page.prevSegment,
  };
}

/** Where the history that was read ends; 0 before the first message. */
export const lastSequenceOf = ({ messages }: History): number => messages.at(-1)?.sequence ?? 0;

/**
 * Adds arrived messages, each once. Messages that would leave a gap are left out; catching up reads them.
 */
export function withArrived(history: History, arrived: readonly Message[]): History {
  if (history.newer !== null) return history;
  let last = lastSequenceOf(history);
  const first = history.messages[0]?.sequence ?? 1;
  const joining: Message[] = [];
  for (const message of [...arrived].sort((a, b) => a.sequence - b.sequence)) {
    if (message.sequence > last + 1 || message.sequence < first) continue;
    joining.push(message);
    last = Math.max(last, message.sequence);
  }
  return joining.length === 0
    ? history
    : { ...history, messages: merged(history.messages, joining) };
}

/** Whether messages between the last read one and this one are missing. */
export function leavesGap(history: History, { sequence }: Message): boolean {
  return history.newer === null && sequence > lastSequenceOf(history) + 1;
}
