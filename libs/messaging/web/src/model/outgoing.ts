/**
 * A message on its way.
 * - `sending`: the server is being asked.
 * - `waiting`: the connection is away, or the server asked to wait; it goes by itself later.
 * - `failed`: the server refused it, for the reason that is told.
 */
export interface Outgoing {
  /** Made here; the server keeps one message for it however often it is sent. */
  clientId: string;
  userId: string;
  conversationId: string;
  text: string;
  /** Milliseconds; the order in which it was written. */
  writtenAt: number;
  state: 'sending' | 'waiting' | 'failed';
  /** What the server said; empty unless refused. */
  reason: string;
}

export const inOrder = (one: Outgoing, other: Outgoing): number => one.writtenAt - other.writtenAt;
