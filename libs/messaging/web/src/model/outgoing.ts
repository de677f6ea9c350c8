/**
 * A message on its way.
 * - `sending`: the server is being asked.
 * - `waiting`: offline, or the server asked to wait; it is retried automatically.
 * - `failed`: the server refused it, with an error.
 */
export interface Outgoing {
  /** Generated here; the server saves one message for it, however often it is sent. */
  clientId: string;
  userId: string;
  conversationId: string;
  text: string;
  /** Milliseconds; the order in which it was written. */
  writtenAt: number;
  state: 'sending' | 'waiting' | 'failed';
  /** The server's error; empty unless it rejected the message. */
  reason: string;
}

export const inOrder = (one: Outgoing, other: Outgoing): number => one.writtenAt - other.writtenAt;
